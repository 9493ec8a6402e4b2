import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { pageTexts } from '../texts.ts';

export function ClassesSkeleton() {
  return (
    <SkeletonGroup label={pageTexts.loading}>
      <Skeleton variant="block" />
      <Skeleton variant="block" />
      <Skeleton variant="block" />
    </SkeletonGroup>
  );
}
