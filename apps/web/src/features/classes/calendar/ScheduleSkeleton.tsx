import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { pageTexts } from '../texts.ts';

export function ScheduleSkeleton() {
  return (
    <SkeletonGroup label={pageTexts.loading}>
      <Split columns="reading:fill" gap="lg">
        <Stack gap="sm">
          <Skeleton />
          <Skeleton variant="block" height="chart" />
          <Skeleton variant="block" height="row" />
        </Stack>
        <Skeleton variant="block" height="chart" />
      </Split>
    </SkeletonGroup>
  );
}
