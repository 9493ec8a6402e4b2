import { Heading } from '@fitness/ui/Heading';
import { Page, type PageProps } from '@fitness/ui/layout/Page';
import { type ReactNode, use } from 'react';
import { SectionBoundary } from './SectionBoundary.tsx';
import { PageTitle } from './page-title.ts';

type StandardPageProps = Pick<PageProps, 'gap' | 'children'> & { lead?: ReactNode };

/** A page with the title of its route; the title stays visible when the content throws. */
export function StandardPage({ lead, gap, children }: StandardPageProps) {
  return (
    <Page gap={gap}>
      <Heading level={1} lead={lead}>
        {use(PageTitle)}
      </Heading>
      <SectionBoundary>{children}</SectionBoundary>
    </Page>
  );
}
