import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useId } from 'react';
import { texts } from '../../lib/texts.ts';
import { type CheckIn, hasFailed, type Outcome } from './check-ins.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts, outcomeTexts, passProblemTexts } from './texts.ts';
import { checkIns } from './use-check-in.ts';

function StateBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === 'done') return <Badge tone="success">{checkInTexts.attended}</Badge>;
  if (outcome === 'already') return <Badge tone="warning">{checkInTexts.attendedBefore}</Badge>;
  return <Badge>{checkInTexts.pending}</Badge>;
}

type CheckInRowProps = { checkIn: CheckIn; onRetry: () => void; onDismiss: () => void };

function CheckInRow({ checkIn, onRetry, onDismiss }: CheckInRowProps) {
  const { outcome, member, phone, at } = checkIn;
  const time = at.slice(11, 16);
  const titleId = useId();
  const end = checkInTexts.phoneEnd({ digits: lastDigits(phone) });
  const details = outcome && (
    <Stack gap="xxs">
      <Text as="span" color="danger">
        {outcomeTexts[outcome]}
      </Text>
      <Inline gap="xs">
        {outcome === 'failed' && (
          <Button size="sm" variant="secondary" onPress={onRetry} aria-describedby={titleId}>
            {texts.retry}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={onDismiss} aria-describedby={titleId}>
          {checkInTexts.dismiss}
        </Button>
      </Inline>
    </Stack>
  );
  return (
    <Row
      lead={time}
      dateTime={time}
      title={
        <span id={titleId}>
          <strong>{member?.name ?? end}</strong>{' '}
          {member && (
            <Text as="span" color="muted">
              {end}
            </Text>
          )}{' '}
          {member?.passProblem && (
            <Badge tone="warning">{passProblemTexts[member.passProblem]}</Badge>
          )}
        </span>
      }
      {...(hasFailed(checkIn) ? { details } : { action: <StateBadge outcome={outcome} /> })}
    />
  );
}

type CheckInListProps = {
  list: readonly CheckIn[];
  onSend: (phone: string) => void;
  /** Called when a pressed button disappears, to move the focus. */
  onPressed: () => void;
};

/** The last check-ins; failed ones are first until they are dismissed or tried again. */
export function CheckInList({ list, onSend, onPressed }: CheckInListProps) {
  if (list.length === 0) return null;
  const failed = list.filter(({ outcome }) => outcome === 'failed');
  const retry = (phones: readonly CheckIn[]) => {
    for (const { phone } of phones) onSend(phone);
    onPressed();
  };
  return (
    <Stack gap="xs">
      <Inline gap="sm" justify="between" minHeight="target">
        <Heading level={3} size="sm" color="muted">
          {checkInTexts.recent}
        </Heading>
        {failed.length > 1 && (
          <Button size="sm" variant="ghost" onPress={() => retry(failed)}>
            {checkInTexts.retryAll}
          </Button>
        )}
      </Inline>
      <RowList as="ol" aria-label={checkInTexts.recent} density="compact">
        {list.map((checkIn) => (
          <CheckInRow
            key={checkIn.id}
            checkIn={checkIn}
            onRetry={() => retry([checkIn])}
            onDismiss={() => {
              checkIns.dismiss(checkIn.id);
              onPressed();
            }}
          />
        ))}
      </RowList>
    </Stack>
  );
}
