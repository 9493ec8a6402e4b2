import { countsDaysOnly } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { ProgressRing } from '@fitness/ui/ProgressRing';
import { Text, type TextProps } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { noValue } from '../../../shared/format/format.ts';
import { ExpiryDate } from '../../../shared/pass/PassCells.tsx';
import { pageTexts, passLabels } from '../texts.ts';
import { endsFirst } from './pass-to-use.ts';
import { countdown, type Pass, totalSessions } from './passes.ts';

/** The last day of a pass, with the number of days left. */
export function Expiry({ pass, today }: { pass: Pass; today: string }) {
  const badge = countdown(pass, today);
  return (
    <ExpiryDate
      date={pass.expiredDate}
      badge={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    />
  );
}

type ListedExpiryProps = {
  pass: Pass;
  /** The passes of the user. */
  passes: readonly Pass[];
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** The last day of a pass in a list, with a mark on the pass to use first. */
export function ListedExpiry({ pass, passes, now }: ListedExpiryProps) {
  return (
    <Inline as="span" gap="xs" rowGap="none">
      <Expiry pass={pass} today={dateOf(now)} />
      {endsFirst(pass, passes, now) && (
        <Text as="span" size="sm" color="muted">
          {pageTexts.endsFirst}
        </Text>
      )}
    </Inline>
  );
}

const quiet = {
  as: 'span',
  color: 'muted',
  weight: 'regular',
  wrap: 'none',
} as const satisfies Partial<TextProps>;

/** The remaining sessions of a pass as a ring if the total is known; empty while loading. */
export function SessionsRing({ pass }: { pass: Pass | null }) {
  const total = pass && totalSessions(pass);
  if (pass && total === null) return null;
  const left = pass?.remainingSessionCount ?? null;
  return (
    // Hidden, because the text beside it contains the same number.
    <Inline as="span" aria-hidden="true">
      <ProgressRing
        value={left}
        maxValue={total ?? 1}
        label={passLabels.remainingSessionCount}
        size="sm"
      />
    </Inline>
  );
}

/** The remaining sessions of a pass, with the total if it is known. */
export function SessionsText({ pass }: { pass: Pass }) {
  const left = pass.remainingSessionCount;
  if (countsDaysOnly(pass)) return <Text {...quiet}>{pageTexts.byPeriod}</Text>;
  if (left === null) return <span>{noValue}</span>;
  const total = totalSessions(pass);
  return (
    <Inline as="span" gap="xxs" isUnwrapped>
      <Text as="span" color="default" weight="bold" wrap="none">{`${left}회`}</Text>
      {total !== null && <Text {...quiet}>{`/ ${total}회`}</Text>}
    </Inline>
  );
}

/** The remaining sessions of a pass as the figure of its card. */
export function SessionsFigure({ pass }: { pass: Pass }) {
  const total = totalSessions(pass);
  if (total === null || pass.remainingSessionCount === null)
    return (
      <Text as="span" size="lg">
        <SessionsText pass={pass} />
      </Text>
    );
  return (
    <>
      <Stack as="span" aria-hidden="true">
        <ProgressRing
          value={pass.remainingSessionCount}
          maxValue={total}
          label={passLabels.remainingSessionCount}
          size="lg"
        />
      </Stack>
      <VisuallyHidden>{`${pass.remainingSessionCount}회 / ${total}회`}</VisuallyHidden>
    </>
  );
}
