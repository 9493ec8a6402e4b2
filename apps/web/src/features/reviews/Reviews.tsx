import { Split } from '@fitness/ui/layout/Split';
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

/** The average, all reviews, and for customers the form, for others why they cannot write one (docs/product.md#reviews). */
export function Reviews() {
  const session = useSession();
  const state = listStateOf(useQuery(reviewList()));
  // What stands below the list would move when it arrives.
  const isHeldBack = useShortWait(state.status === 'loading');
  const [{ page }, setParams] = useSearchParamsState(reviewParams);
  const showNewest = () => {
    if (page !== 1) setParams({ page: 1 });
  };
  return (
    <Split columns="xl:fill">
      <SectionBoundary emptyText={reviewTexts.empty}>
        <ReviewSummary state={state} />
      </SectionBoundary>
      <SectionBoundary emptyText={reviewTexts.empty}>
        <AllReviews state={state} page={page} onPageChange={(next) => setParams({ page: next })} />
      </SectionBoundary>
      {session.status !== 'unread' &&
        !isHeldBack &&
        (session.role === 'customer' ? (
          <ReviewForm key={session.userId} userId={session.userId} onSent={showNewest} />
        ) : (
          <WritingRefused />
        ))}
    </Split>
  );
}
