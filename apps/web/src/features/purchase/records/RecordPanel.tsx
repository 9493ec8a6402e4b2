import { Badge } from '@fitness/ui/Badge';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import type { ComponentProps, ReactNode } from 'react';
import { studioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { formatDate, formatTime } from '../../../shared/format/format.ts';
import { texts } from '../texts.ts';

type RecordPanelProps = {
  title: ReactNode;
  /** A local date-time in Asia/Seoul. */
  time: string;
  badge: { tone: ComponentProps<typeof Badge>['tone']; label: string };
  explanation: string;
  /** Announces the explanation when the record appears. */
  role?: 'alert';
  /** The number by which the desk finds the payment; null if the user does not need it. */
  number: string | null;
  children: ReactNode;
};

/** An unfinished payment with its actions. */
export function RecordPanel(props: RecordPanelProps) {
  const { title, time, badge, explanation, role, number, children } = props;
  return (
    <Panel as="li" padding="compact">
      <Split columns="md:fill" from="tablet" gap={{ phone: 'sm', tablet: 'lg' }}>
        <Stack gap="xxs" align="start">
          <Heading level={3} size="md">
            {title}
          </Heading>
          <Text size="sm" color="muted">
            {`${formatDate(time)} ${formatTime(time)}`}
          </Text>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Stack>
        <Stack gap="sm">
          <Stack gap="xxs">
            <Text size="sm" wrap="pretty" maxWidth="reading" role={role}>
              <TruncatedText>{explanation}</TruncatedText>
            </Text>
            {number !== null && (
              <Text size="xs" color="muted">
                {number}
              </Text>
            )}
          </Stack>
          <Inline gap="xxs">{children}</Inline>
        </Stack>
      </Split>
    </Panel>
  );
}

export const deskLink = {
  label: texts.callDesk({ phone: studioPhone.number }),
  href: studioPhone.href,
};

/** A link that calls the front desk. */
export function CallDesk({ variant }: { variant: 'secondary' | 'ghost' }) {
  return (
    <LinkButton size="sm" variant={variant} href={deskLink.href}>
      {deskLink.label}
    </LinkButton>
  );
}
