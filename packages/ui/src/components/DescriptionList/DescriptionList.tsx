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
}

/** Terms with their descriptions, one row each. */
export function DescriptionList({ items, ...root }: DescriptionListProps) {
  return (
    <dl {...root}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
