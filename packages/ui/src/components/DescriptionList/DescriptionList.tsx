import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './DescriptionList.css.ts';

/** A term and its description. */
export interface DescriptionItem {
  readonly term: string;
  readonly description: ReactNode;
}

/** The props of a DescriptionList. */
export interface DescriptionListProps extends RootProps {
  items: readonly DescriptionItem[];
  /** `columns` for text of any length, `ends` for short facts at the end of their row. */
  variant?: keyof typeof styles.rows;
}

/** Terms with their descriptions, one row each. */
export function DescriptionList({ items, variant = 'columns', ...root }: DescriptionListProps) {
  return (
    <dl {...root}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.rows[variant]}>
          <dt className={styles.terms[variant]}>{term}</dt>
          <dd className={styles.descriptions[variant]}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
