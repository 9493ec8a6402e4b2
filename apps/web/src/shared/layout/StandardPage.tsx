import { Page } from '@fitness/ui/layout/Page';
import { PageHeading } from '@fitness/ui/PageHeading';
import { type ReactNode, use } from 'react';
import { PageTitle } from './page-title.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** A page under the title of its route, which stays when the content throws. */
export function StandardPage({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <PageHeading lead={lead}>{use(PageTitle)}</PageHeading>
      <SectionBoundary>{children}</SectionBoundary>
    </Page>
  );
}
