import { Page } from '@fitness/ui/layout/Page';
import type { PlanKind } from '@fitness/api-contract/catalogue';
import { Stack } from '@fitness/ui/layout/Stack';
import { Stat, StatGroup } from '@fitness/ui/Stat';
import type { ReactNode } from 'react';
import { PageBand } from '../../../shared/layout/PageBand.tsx';
import { PaymentRecords } from '../records/PaymentRecords.tsx';

type PlanPageLayoutProps = Record<'eyebrow' | 'lead', string> & {
  kind: Exclude<PlanKind, 'single'>;
  facts: readonly { name: string; value: string; note?: string }[];
  children: ReactNode;
};

/** The layout of a page that sells plans; the payment provider redirects back to it. */
export function PlanPageLayout({ kind, facts, children, ...band }: PlanPageLayoutProps) {
  return (
    <>
      <PageBand picture={`banner-${kind}`} {...band} />
      <Page top="md">
        <PaymentRecords />
        <Stack dividers="md">
          <StatGroup size="md" gap="xs" isDivided>
            {facts.map(({ name, value, note }) => (
              <Stat key={name} label={name} value={value} note={note} />
            ))}
          </StatGroup>
          <Stack gap="lg">{children}</Stack>
        </Stack>
      </Page>
    </>
  );
}
