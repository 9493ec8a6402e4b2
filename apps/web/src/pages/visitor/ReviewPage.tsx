import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';

/** What members say; customers write their own. */
export const ReviewPage = () => (
  <>
    <PageHeading lead={reviewTexts.lead}>리뷰</PageHeading>
    <Reviews />
  </>
);
