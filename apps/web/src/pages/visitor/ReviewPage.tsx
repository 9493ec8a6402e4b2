import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function ReviewPage() {
  return (
    <StandardPage lead={reviewTexts.lead}>
      <Reviews />
    </StandardPage>
  );
}
