import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { type ReactNode, use } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.ts';
import { PaymentRecords } from '../records/PaymentRecords.tsx';

/** The layout of a page that sells plans; the payment provider redirects back to it. */
export function PlanPageLayout({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <Page>
      <Heading level={1} size="title" lead={lead}>
        {use(PageTitle)}
      </Heading>
      <PaymentRecords />
      {children}
    </Page>
  );
}
