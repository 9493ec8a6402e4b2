import { Badge } from '@fitness/ui/Badge';
import { noValue } from '../../../shared/format/format.ts';
import { Expiry } from './Expiry.tsx';
import { passRefusal, type Promotion } from './passes.ts';
import * as styles from './PassSummary.css.ts';
import { SessionsLeft } from './SessionsLeft.tsx';
import { passLabels, passRefusals } from '../texts.ts';

/** The pass that is being reserved with: what is left of it, until when, and why it cannot be used where that is so. */
export function PassSummary({ pass, today }: { pass: Promotion; today: string }) {
  const refusal = passRefusal(pass, today);
  return (
    <dl className={styles.root}>
      <div>
        <dt className={styles.term}>{passLabels.promotionName}</dt>
        <dd className={styles.title}>
          {pass.promotionName ?? noValue}
          {refusal && <Badge tone="danger">{passRefusals[refusal]}</Badge>}
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{passLabels.trainerName}</dt>
        <dd className={styles.value}>{pass.trainerName ?? noValue}</dd>
      </div>
      <div>
        <dt className={styles.term}>{passLabels.remainingSessionCount}</dt>
        <dd className={styles.besideRing}>
          <SessionsLeft pass={pass} />
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{passLabels.expiredDate}</dt>
        <dd className={styles.besideRing}>
          <Expiry pass={pass} today={today} />
        </dd>
      </div>
    </dl>
  );
}
