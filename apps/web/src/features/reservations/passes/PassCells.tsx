import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { ProgressRing } from '@fitness/ui/ProgressRing';
import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import { ExpiryDate } from '../../../shared/pass/PassCells.tsx';
import { passLabels } from '../texts.ts';
import { countdown, needsNoReservation, type Pass, totalSessions } from './passes.ts';

/** The last day of a pass, with the days that are left. */
export function Expiry({ pass, today }: { pass: Pass; today: string }) {
  const badge = countdown(pass, today);
  return (
    <ExpiryDate
      date={pass.expiredDate}
      badge={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    />
  );
}

const quiet = { as: 'span', tone: 'muted', weight: 'regular', wrap: 'none' } as const;

/** The remaining sessions of a pass, also as a ring where the total is known. */
export function RemainingSessions({ pass }: { pass: Pass }) {
  const left = pass.remainingSessionCount;
  if (needsNoReservation(pass)) return <Text {...quiet}>기간제</Text>;
  if (left === null) return noValue;
  const total = totalSessions(pass);
  const label = passLabels.remainingSessionCount;
  return (
    <Inline as="span" gap="xxs">
      {total !== null && (
        // The text beside it says the same.
        <span aria-hidden="true">
          <ProgressRing value={left} max={total} label={label} size="md" />
        </span>
      )}
      <Text as="span" weight="bold" wrap="none">{`${left}회`}</Text>
      {total !== null && <Text {...quiet}>{`/ ${total}회`}</Text>}
    </Inline>
  );
}
