import { ReservedSpace } from '@fitness/ui/layout/ReservedSpace';
import { Show } from '@fitness/ui/layout/Show';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSession } from '../../shared/session/session.ts';
import { pageParam } from '../../shared/url/params.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';
import { AllReviews } from './list/AllReviews.tsx';
import { reviewList } from './api.ts';
import { ReviewSummary } from './list/ReviewSummary.tsx';
import { reviewTexts } from './texts.ts';
import { ReviewForm } from './write/lazy-review-form.ts';
import { WritingRefused } from './write/WritingRefused.tsx';

const reviewParams = { page: pageParam };

/** The average, for customers the form, and all reviews, for others why they cannot write one (docs/product.md#reviews). */
export function Reviews() {
  const session = useSession();
  const state = listStateOf(useQuery(reviewList()));
  // What stands below the list would move when it arrives.
  const isHeldBack = useShortWait(state.status === 'loading');
  const [{ page }, setParams] = useSearchParamsState(reviewParams);
  const showNewest = () => {
    if (page !== 1) setParams({ page: 1 });
  };
  const list = (
    <SectionBoundary emptyText={reviewTexts.empty}>
      <AllReviews state={state} page={page} onPageChange={(next) => setParams({ page: next })} />
    </SectionBoundary>
  );
  const gap = { phone: 'md', desktop: 'lg' } as const;
  return (
    <Split columns="xl:fill" sticky="start">
      <Stack gap={gap}>
        <SectionBoundary emptyText={reviewTexts.empty}>
          <ReviewSummary state={state} />
        </SectionBoundary>
        {session.role === 'customer' && (
          <ReviewForm key={session.userId} userId={session.userId} onSent={showNewest} />
        )}
      </Stack>
      {session.status === 'unread' ? (
        // The form of a customer would move the list on phones, so it is shown only where there is no session.
        <div>
          <Show on="unknownUser">{list}</Show>
          <Show on="knownUser">
            <ReservedSpace sample={list}>{null}</ReservedSpace>
          </Show>
        </div>
      ) : (
        <Stack gap={gap}>
          {list}
          {session.role !== 'customer' && !isHeldBack && <WritingRefused />}
        </Stack>
      )}
    </Split>
  );
}
