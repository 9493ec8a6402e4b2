import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { ReservedSpace } from '@fitness/ui/layout/ReservedSpace';
import { Stack } from '@fitness/ui/layout/Stack';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { useId } from 'react';
import { texts } from '../../shared/texts.ts';
import { canRetry, type CheckIn, type Outcome } from './check-ins.ts';
import { lastDigits } from './mask.ts';
import { PassProblemBadge } from './CheckInResult.tsx';
import { checkInTexts, outcomeTexts } from './texts.ts';

function StateBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === 'done') return <Badge tone="success">{checkInTexts.attended}</Badge>;
  if (outcome === 'already') return <Badge tone="warning">{checkInTexts.attendedBefore}</Badge>;
  return <Badge>{checkInTexts.pending}</Badge>;
}

type CheckInRowProps = {
  checkIn: CheckIn;
  onRetry: () => void;
  onDismiss: () => void;
};

function CheckInRow({ checkIn, onRetry, onDismiss }: CheckInRowProps) {
  const { outcome, member, phone, at, hasFailed } = checkIn;
  const time = at.slice(11, 16);
  const titleId = useId();
  const end = checkInTexts.phoneEnd({ digits: lastDigits(phone) });
  const badge = <StateBadge outcome={outcome} />;
  const buttons = (
    <Inline gap="xs">
      {outcome !== 'late' && (
        <Button size="sm" variant="secondary" onPress={onRetry} aria-describedby={titleId}>
          {texts.retry}
        </Button>
      )}
      <Button size="sm" variant="ghost" onPress={onDismiss} aria-describedby={titleId}>
        {checkInTexts.dismiss}
      </Button>
    </Inline>
  );
  // While it is pending again, the rows below keep their places.
  const details = (
    <Stack gap="xxs">
      <Text as="span" color={outcome === null ? 'muted' : 'danger'}>
        {outcome === null ? checkInTexts.waiting : outcomeTexts[outcome]}
      </Text>
      {outcome === null ? <ReservedSpace sample={buttons}>{badge}</ReservedSpace> : buttons}
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
          <PassProblemBadge member={member} />
        </span>
      }
      {...(hasFailed ? { details } : { action: badge })}
    />
  );
}

type CheckInListProps = {
  list: readonly CheckIn[];
  retry: (ids: readonly number[]) => void;
  dismiss: (id: number) => void;
  /** Called when a pressed button disappears, to move the focus. */
  onPressed: () => void;
};

/** The last check-ins; failed ones are first until they are dismissed or retried with success. */
export function CheckInList({ list, retry, dismiss, onPressed }: CheckInListProps) {
  const pressed = (action: () => void) => () => {
    action();
    onPressed();
  };
  if (list.length === 0) return null;
  const failed = list.filter(canRetry).map(({ id }) => id);
  return (
    <Stack gap="xs">
      <Inline gap="sm" justify="between" minHeight="target">
        <Heading level={3} size="sm" color="muted">
          {checkInTexts.recent}
        </Heading>
        {failed.length > 1 && (
          <Button size="sm" variant="ghost" onPress={pressed(() => retry(failed))}>
            {checkInTexts.retryAll}
          </Button>
        )}
      </Inline>
      <RowList as="ol" aria-label={checkInTexts.recent} density="compact">
        {list.map((checkIn) => (
          <CheckInRow
            key={checkIn.id}
            checkIn={checkIn}
            onRetry={pressed(() => retry([checkIn.id]))}
            onDismiss={pressed(() => dismiss(checkIn.id))}
          />
        ))}
      </RowList>
    </Stack>
  );
}
