import { Page } from '@fitness/ui/layout/Page';
import { reviewList } from '../../features/reviews/api.ts';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { PageBand } from '../../shared/layout/PageBand.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function firstQueries(): FirstQuery[] {
  return [reviewList()];
}

export function ReviewPage() {
  const { lead, eyebrow } = reviewTexts;
  return (
    <>
      <PageBand picture="banner-review" eyebrow={eyebrow} lead={lead} />
      <Page top="md">
        <SectionBoundary>
          <Reviews />
        </SectionBoundary>
      </Page>
    </>
  );
}
