import type { ReactNode } from 'react';
import { usePaymentReturn } from '../checkout/use-payment-return.ts';
import { PaymentRecords } from '../records/PaymentRecords.tsx';
import { PlanPageHero, type PlanPageHeroProps } from './PlanPageHero.tsx';
import * as styles from './PlanPageLayout.css.ts';

export interface PlanPageLayoutProps extends PlanPageHeroProps {
  facts: readonly { name: string; value: string }[];
  children: ReactNode;
}

/** The layout of a page that sells plans; the payment provider redirects back to it. */
export function PlanPageLayout({ facts, children, ...hero }: PlanPageLayoutProps) {
  usePaymentReturn();
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
