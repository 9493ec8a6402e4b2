import type { PlanKind } from '@fitness/api-contract/catalogue';
import { Page } from '@fitness/ui/layout/Page';
import type { ReactNode } from 'react';
import { PageBand } from '../../../shared/layout/PageBand.tsx';
import { PaymentRecords } from '../records/PaymentRecords.tsx';
import { Seller } from './Seller.tsx';

type PlanPageLayoutProps = Record<'eyebrow' | 'lead', string> & {
  kind: Exclude<PlanKind, 'single'>;
  children: ReactNode;
};

/** The layout of a page that sells plans; the payment provider redirects back to it. */
export function PlanPageLayout({ kind, children, ...band }: PlanPageLayoutProps) {
  return (
    <>
      <PageBand picture={`banner-${kind}`} {...band} />
      <Page top="md">
        <PaymentRecords />
        {children}
        <Seller />
      </Page>
    </>
  );
}
