import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import * as styles from './Shell.css.ts';

/** Placeholder of a page that is loading. */
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
