import { reviewList } from '../../features/reviews/api.ts';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** What the page requests first. */
export function firstQueries(): FirstQuery[] {
  return [reviewList()];
}

export function ReviewPage() {
  return (
    <StandardPage lead={reviewTexts.lead}>
      <Reviews />
    </StandardPage>
  );
}
