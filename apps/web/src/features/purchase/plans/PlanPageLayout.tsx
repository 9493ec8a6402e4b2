import { Stat, StatGroup } from '@fitness/ui/Stat';
import { Stack } from '@fitness/ui/layout/Stack';
import type { ReactNode } from 'react';
import { usePaymentRedirect } from '../checkout/use-payment-redirect.ts';
import { PaymentRecords } from '../records/PaymentRecords.tsx';
import { PlanPageHero, type PlanPageHeroProps } from './PlanPageHero.tsx';

export interface PlanPageLayoutProps extends PlanPageHeroProps {
  facts: readonly { name: string; value: string }[];
  children: ReactNode;
}

/** The layout of a page that sells plans; the payment provider redirects back to it. */
export function PlanPageLayout({ facts, children, ...hero }: PlanPageLayoutProps) {
  usePaymentRedirect();
  return (
    <>
      <PlanPageHero {...hero} />
      <PaymentRecords />
      <Stack dividers="md">
        <StatGroup size="md" labels="below" hasDividers>
          {facts.map(({ name, value }) => (
            <Stat key={name} label={name} value={value} />
          ))}
        </StatGroup>
        <Stack gap="lg">{children}</Stack>
      </Stack>
    </>
  );
}
