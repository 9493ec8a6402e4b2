import type { ReactNode } from 'react';
import { PaymentRecords } from './PaymentRecords.tsx';
import * as styles from './Shop.css.ts';
import { usePaymentReturn } from './use-payment-return.ts';

export interface ShopProps {
  /** The page's heading. */
  title: string;
  /** One Latin word over the heading, decoration for the eye. */
  eyebrow: string;
  lead: string;
  picture: ReactNode;
  /** Three figures worth knowing before choosing. */
  facts: readonly { name: string; value: string }[];
  children: ReactNode;
}

/** The frame of a page that sells plans; it also receives people whom the payment provider leads back to it. */
export const Shop = ({ title, eyebrow, lead, picture, facts, children }: ShopProps) => {
  usePaymentReturn();
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
        <p className={styles.eyebrow} aria-hidden="true">
          {eyebrow}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
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
};
