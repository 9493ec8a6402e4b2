import { ProgressRing } from '@fitness/ui/ProgressRing';
import { noValue } from '../../../shared/format/format.ts';
import { needsNoReservation, type Promotion, totalSessions } from './passes.ts';
import * as styles from './SessionsLeft.css.ts';
import { passLabels } from '../texts.ts';

/** The sessions that are left of a pass: in words, and as a ring where it is known how many there were. */
export function SessionsLeft({ pass }: { pass: Promotion }) {
  const left = pass.remainingSessionCount;
  if (needsNoReservation(pass)) return <span className={styles.none}>기간제</span>;
  if (left === null) return noValue;
  const total = totalSessions(pass);
  return (
    <span className={styles.root}>
      {total !== null && (
        // The words beside it say the same.
        <span aria-hidden="true">
          <ProgressRing
            value={left}
            max={total}
            label={passLabels.remainingSessionCount}
            size="md"
          />
        </span>
      )}
      <span className={styles.words}>{`${left}회`}</span>
      {total !== null && <span className={styles.none}>{`/ ${total}회`}</span>}
    </span>
  );
}
