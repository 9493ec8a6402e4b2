import { reviewList } from '../../features/reviews/api.ts';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function firstQueries(): FirstQuery[] {
  return [reviewList()];
}

export function ReviewPage() {
  return (
    <StandardPage>
      <Reviews />
    </StandardPage>
  );
}
