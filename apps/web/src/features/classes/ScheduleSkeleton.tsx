import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import * as styles from './ClassSchedule.css.ts';
import { pageTexts } from './texts.ts';

/** Stands where calendar and today's classes will be. */
export const ScheduleSkeleton = () => (
  <div className={styles.layout}>
    <SkeletonGroup label={pageTexts.loading}>
      <Skeleton variant="block" height="row" />
      <Skeleton variant="block" height="card" />
      <Skeleton variant="block" height="card" />
    </SkeletonGroup>
  </div>
);
