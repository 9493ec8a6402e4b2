import type { ReactNode } from 'react';
import { usePaymentRedirect } from '../checkout/use-payment-redirect.ts';
import { PaymentRecords } from '../records/PaymentRecords.tsx';
import { PlanPageHero, type PlanPageHeroProps } from './PlanPageHero.tsx';
import * as styles from './PlanPageLayout.css.ts';

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
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
}
