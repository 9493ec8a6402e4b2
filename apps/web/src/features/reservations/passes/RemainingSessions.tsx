import { ProgressRing } from '@fitness/ui/ProgressRing';
import { noValue } from '../../../shared/format/format.ts';
import { needsNoReservation, type Pass, totalSessions } from './passes.ts';
import * as styles from './RemainingSessions.css.ts';
import { passLabels } from '../texts.ts';

/** The remaining sessions of a pass, also as a ring where the total is known. */
export function RemainingSessions({ pass }: { pass: Pass }) {
  const left = pass.remainingSessionCount;
  if (needsNoReservation(pass)) return <span className={styles.muted}>기간제</span>;
  if (left === null) return noValue;
  const total = totalSessions(pass);
  return (
    <span className={styles.root}>
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
      <span className={styles.count}>{`${left}회`}</span>
      {total !== null && <span className={styles.muted}>{`/ ${total}회`}</span>}
    </span>
  );
}
