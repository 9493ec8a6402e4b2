import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import * as styles from './Shell.css.ts';

/** What stands where a page is about to be. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup>
        <Skeleton variant="text" />
        <Skeleton variant="block" />
      </SkeletonGroup>
    </div>
  );
}
