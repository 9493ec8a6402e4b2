import { Inline } from '@fitness/ui/layout/Inline';
import { ProgressRing } from '@fitness/ui/ProgressRing';
import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import { needsNoReservation, type Pass, totalSessions } from './passes.ts';
import { passLabels } from '../texts.ts';

function Quiet({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted" weight="regular" wrap="none">
      {children}
    </Text>
  );
}

/** The remaining sessions of a pass, also as a ring where the total is known. */
export function RemainingSessions({ pass }: { pass: Pass }) {
  const left = pass.remainingSessionCount;
  if (needsNoReservation(pass)) return <Quiet>기간제</Quiet>;
  if (left === null) return noValue;
  const total = totalSessions(pass);
  return (
    <Inline as="span" gap="xxs">
      {total !== null && (
        // The text beside it says the same.
        <span aria-hidden="true">
          <ProgressRing
            value={left}
            max={total}
            label={passLabels.remainingSessionCount}
            size="md"
          />
        </span>
      )}
      <Text as="span" weight="bold" wrap="none">{`${left}회`}</Text>
      {total !== null && <Quiet>{`/ ${total}회`}</Quiet>}
    </Inline>
  );
}
