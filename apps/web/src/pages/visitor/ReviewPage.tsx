import type { FirstQuery, Opening } from '../../api/first-queries.ts';
import { ReviewForm, Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewList } from '../../features/reviews/api.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';

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
