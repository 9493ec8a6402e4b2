import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Page } from '@fitness/ui/layout/Page';

/** Placeholder of a page that is loading. */
export function PageSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <Skeleton />
        <Skeleton height="control" />
      </SkeletonGroup>
    </Page>
  );
}
