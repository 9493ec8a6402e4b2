import { EmptyState } from '@fitness/ui/EmptyState';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import { pageSize } from './pages.ts';
import type { Review } from './ratings.ts';
import { reviewTexts } from '../texts.ts';

/** Replaces the reviews while they load, after a failure, and when there are none. */
export function ReviewListFallback({ state }: { state: ListState<Review> }) {
  if (state.status === 'loading') {
    return (
      <SkeletonGroup label={reviewTexts.loading}>
        {Array.from({ length: pageSize }, (_, place) => (
          <Skeleton key={place} variant="block" height="row" />
        ))}
      </SkeletonGroup>
    );
  }
  if (state.status === 'ready')
    return <EmptyState title={reviewTexts.empty} description={reviewTexts.emptyNote} />;
  return (
    <FailedList
      title={reviewTexts.empty}
      description={reviewTexts.listFailed}
      onRetry={state.onRetry}
    />
  );
}
