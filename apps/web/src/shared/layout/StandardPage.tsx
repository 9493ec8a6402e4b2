import { Page } from '@fitness/ui/layout/Page';
import { Heading } from '@fitness/ui/Heading';
import { type ReactNode, use } from 'react';
import { PageTitle } from './page-title.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** A page with the title of its route; the title stays visible when the content throws. */
export function StandardPage({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <Heading level={1} lead={lead}>
        {use(PageTitle)}
      </Heading>
      <SectionBoundary>{children}</SectionBoundary>
    </Page>
  );
}
