import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { pageTexts } from './texts.ts';

/** Stands where lines of classes will be. */
export const ClassesSkeleton = () => (
  <SkeletonGroup label={pageTexts.loading}>
    <Skeleton variant="block" />
    <Skeleton variant="block" />
    <Skeleton variant="block" />
  </SkeletonGroup>
);
