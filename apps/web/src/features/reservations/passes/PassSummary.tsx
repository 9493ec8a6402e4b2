import { Badge } from '@fitness/ui/Badge';
import { noValue } from '../../../shared/format/format.ts';
import { Expiry } from './Expiry.tsx';
import { type Pass, passUnavailableReason } from './passes.ts';
import * as styles from './PassSummary.css.ts';
import { RemainingSessions } from './RemainingSessions.tsx';
import { passLabels, passUnavailableTexts } from '../texts.ts';

/** The pass that is used to reserve, with the reason where it cannot be used. */
export function PassSummary({ pass, today }: { pass: Pass; today: string }) {
  const reason = passUnavailableReason(pass, today);
  return (
    <dl className={styles.root}>
      <div>
        <dt className={styles.term}>{passLabels.promotionName}</dt>
        <dd className={styles.title}>
          {pass.promotionName ?? noValue}
          {reason && <Badge tone="danger">{passUnavailableTexts[reason]}</Badge>}
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{passLabels.trainerName}</dt>
        <dd className={styles.value}>{pass.trainerName ?? noValue}</dd>
      </div>
      <div>
        <dt className={styles.term}>{passLabels.remainingSessionCount}</dt>
        <dd className={styles.besideRing}>
          <RemainingSessions pass={pass} />
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
