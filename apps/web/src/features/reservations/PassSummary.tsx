import { Badge } from '@fitness/ui/Badge';
import { Expiry } from './Expiry.tsx';
import { passRefusal, type Promotion } from './passes.ts';
import * as styles from './PassSummary.css.ts';
import { SessionsLeft } from './SessionsLeft.tsx';
import { passRefusals } from './texts.ts';

/** The pass that is being reserved with: what is left of it, until when, and why it cannot be used where that is so. */
export const PassSummary = ({ pass, today }: { pass: Promotion; today: string }) => {
  const refusal = passRefusal(pass, today);
  return (
    <dl className={styles.root}>
      <div>
        <dt className={styles.term}>이용권</dt>
        <dd className={styles.title}>
          {pass.promotionName}
          {refusal && <Badge tone="danger">{passRefusals[refusal]}</Badge>}
        </dd>
      </div>
      <div>
        <dt className={styles.term}>트레이너</dt>
        <dd className={styles.value}>{pass.trainerName ?? '-'}</dd>
      </div>
      <div>
        <dt className={styles.term}>남은 횟수</dt>
        <dd className={styles.value}>
          <SessionsLeft pass={pass} />
        </dd>
      </div>
      <div>
        <dt className={styles.term}>만료일</dt>
        <dd className={styles.value}>
          <Expiry pass={pass} today={today} />
        </dd>
      </div>
    </dl>
  );
};
