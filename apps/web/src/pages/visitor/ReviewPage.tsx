import { use } from 'react';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function ReviewPage() {
  return (
    <>
      <PageHeading lead={reviewTexts.lead}>{use(PageTitle)}</PageHeading>
      <SectionBoundary>
        <Reviews />
      </SectionBoundary>
    </>
  );
}
