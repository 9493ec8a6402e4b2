import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stars } from '@fitness/ui/StarRating';
import type { ListState } from '../../../shared/list/list-state.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { averageOf, distributionOf, type Review } from './ratings.ts';
import * as styles from './ReviewSummary.css.ts';
import { reviewTexts } from '../texts.ts';

/** The average and the distribution of the stars; nothing without reviews. */
export function ReviewSummary({ state }: { state: ListState<Review> }) {
  if (state.status === 'loading') {
    return (
      <Panel title={reviewTexts.summary}>
        <div className={styles.placeholder}>
          <SkeletonGroup label={reviewTexts.loadingSummary}>
            <Skeleton lines={4} />
          </SkeletonGroup>
        </div>
      </Panel>
    );
  }
  const reviews = state.status === 'ready' ? state.rows : [];
  const average = averageOf(reviews);
  if (average === null) return null;
  return (
    <Panel title={reviewTexts.summary}>
      <div className={styles.layout}>
        <div className={styles.average}>
          <span className={styles.figure} aria-hidden="true">
            {average}
          </span>
          <Stars value={Number(average)} label={reviewTexts.averageLabel({ average })} />
        </div>
        <ul role="list" className={styles.bars}>
          {distributionOf(reviews).map(({ stars, count, share }) => (
            <li key={stars} className={styles.line}>
              <span>{stars}점</span>
              <svg className={styles.track} aria-hidden="true">
                <rect className={styles.bar} width={`${share}%`} height="100%" rx="4" />
              </svg>
              <span className={styles.count}>{count}개</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
