import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import * as styles from './PassSummary.css.ts';
import { passLabels } from '../texts.ts';

export function PassSummarySkeleton() {
  return (
    <SkeletonGroup label="이용권을 불러오는 중">
      <div className={styles.root} aria-hidden="true">
        {Object.values(passLabels).map((term, at) => (
          <div key={term}>
            <p className={styles.term}>{term}</p>
            <div className={at < 2 ? styles.value : styles.besideRing}>
              <div className={styles.placeholder}>
                <Skeleton />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
