import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './SummaryStrip.css.ts';

/** A fact of a SummaryStrip. */
export interface SummaryStripItem {
  label: string;
  value: ReactNode;
}

/** The props of a SummaryStrip. */
export interface SummaryStripProps extends RootProps {
  /** The accessible name of the section. */
  label: string;
  /** The facts, the most important one first; without any, only the action is shown. */
  items: readonly SummaryStripItem[];
  /** One LinkButton or Link at the end. */
  action: ReactNode;
}

/** What matters now in one row with one action; on phones in a few lines beside the action. */
export function SummaryStrip({ label, items, action, ...root }: SummaryStripProps) {
  return (
    <section {...root} aria-label={label} className={styles.strip}>
      {items.length > 0 && (
        <dl className={styles.items}>
          {items.map((item) => (
            <div key={item.label} className={styles.item}>
              <dt className={styles.term}>{item.label}</dt>
              <dd className={styles.value}>{item.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action}
    </section>
  );
}
