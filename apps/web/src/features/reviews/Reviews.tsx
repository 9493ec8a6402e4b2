import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { pageParam } from '../../shared/url/params.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { AllReviews } from './list/AllReviews.tsx';
import { reviewList } from './api.ts';
import { ReviewSummary } from './list/ReviewSummary.tsx';
import { reviewTexts } from './texts.ts';
import { WriteReview } from './write/WriteReview.tsx';

const reviewParams = { page: pageParam };

/** The average, the form and all reviews (docs/product.md#reviews). */
export function Reviews() {
  const state = listStateOf(useQuery(reviewList()));
  const [{ page }, setParams] = useSearchParamsState(reviewParams);
  const showNewest = () => {
    if (page !== 1) setParams({ page: 1 });
  };
  return (
    <Split columns="xl:fill" sticky="start">
      <Stack gap={{ phone: 'md', desktop: 'lg' }}>
        <SectionBoundary emptyText={reviewTexts.empty}>
          <ReviewSummary state={state} />
        </SectionBoundary>
        <WriteReview onSent={showNewest} />
      </Stack>
      <SectionBoundary emptyText={reviewTexts.empty}>
        <AllReviews state={state} page={page} onPageChange={(next) => setParams({ page: next })} />
      </SectionBoundary>
    </Split>
  );
}
