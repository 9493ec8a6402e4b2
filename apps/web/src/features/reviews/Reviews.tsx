import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { AllReviews } from './list/AllReviews.tsx';
import { reviewList } from './api.ts';
import { usePageAddress } from './list/pages.ts';
import * as styles from './Reviews.css.ts';
import { ReviewSummary } from './list/ReviewSummary.tsx';
import { reviewTexts } from './texts.ts';
import { WriteArea } from './write/WriteArea.tsx';

/** What members say of the studio: the average, the form, and all reviews page by page (docs/product.md#reviews). */
export function Reviews() {
  const state = listStateOf(useQuery(reviewList()));
  const { wanted, turnTo } = usePageAddress();
  const showNewest = () => {
    if (wanted !== null && wanted !== '1') turnTo(1);
  };
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>
        <SectionBoundary emptyText={reviewTexts.empty}>
          <ReviewSummary state={state} />
        </SectionBoundary>
        <WriteArea onSent={showNewest} />
      </div>
      <SectionBoundary emptyText={reviewTexts.empty}>
        <AllReviews state={state} wanted={wanted} onPageChange={turnTo} />
      </SectionBoundary>
    </div>
  );
}
