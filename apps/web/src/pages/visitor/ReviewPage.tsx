import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function ReviewPage() {
  return (
    <Page>
      <PageHeading lead={reviewTexts.lead}>{use(PageTitle)}</PageHeading>
      <SectionBoundary>
        <Reviews />
      </SectionBoundary>
    </Page>
  );
}
