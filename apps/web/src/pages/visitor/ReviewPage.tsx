import { reviewList } from '../../features/reviews/api.ts';
import { ReviewForm, Reviews } from '../../features/reviews/Reviews.tsx';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function firstQueries(): FirstQuery[] {
  return [reviewList()];
}

export function partsFor(role: Opening['role']) {
  return role === 'customer' ? [ReviewForm] : [];
}

export function ReviewPage() {
  return (
    <StandardPage>
      <Reviews />
    </StandardPage>
  );
}
