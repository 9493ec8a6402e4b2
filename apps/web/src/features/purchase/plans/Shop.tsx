import type { ReactNode } from 'react';
import { PaymentRecords } from '../records/PaymentRecords.tsx';
import * as styles from './Shop.css.ts';
import { ShopHero, type ShopHeroProps } from './ShopHero.tsx';
import { usePaymentReturn } from '../checkout/use-payment-return.ts';

export interface ShopProps extends ShopHeroProps {
  /** Three figures worth knowing before choosing. */
  facts: readonly { name: string; value: string }[];
  children: ReactNode;
}

/** The frame of a page that sells plans; it also receives people whom the payment provider leads back to it. */
export function Shop({ facts, children, ...hero }: ShopProps) {
  usePaymentReturn();
  return (
    <>
      <ShopHero {...hero} />
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
