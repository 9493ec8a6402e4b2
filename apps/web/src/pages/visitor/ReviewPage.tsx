import { Hero } from '@fitness/ui/Hero';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { reviewList } from '../../features/reviews/api.ts';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import { reviewTexts } from '../../features/reviews/texts.ts';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { pictures } from '../../shared/brand/pictures.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function firstQueries(): FirstQuery[] {
  return [reviewList()];
}

export function ReviewPage() {
  const { lead, eyebrow } = reviewTexts;
  return (
    <>
      <Hero picture={pictures['banner-review']} title={use(PageTitle)} {...{ lead, eyebrow }} />
      <Page top="md">
        <SectionBoundary>
          <Reviews />
        </SectionBoundary>
      </Page>
    </>
  );
}
