import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import * as styles from './ClassSchedule.css.ts';
import { pageTexts } from '../texts.ts';

export function ScheduleSkeleton() {
  return (
    <SkeletonGroup label={pageTexts.loading}>
      <div className={styles.layout}>
        <div className={styles.placeholder}>
          <Skeleton />
          <Skeleton variant="block" height="chart" />
          <Skeleton variant="block" height="row" />
        </div>
        <Skeleton variant="block" height="chart" />
      </div>
    </SkeletonGroup>
  );
}
