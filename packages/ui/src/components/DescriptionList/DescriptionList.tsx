import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { ColumnCount } from '../../layout/Tiles/index.ts';
import type { Responsive } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './DescriptionList.css.ts';

/** A term and its description. */
export interface DescriptionItem {
  readonly term: string;
  readonly description: ReactNode;
}

/** The props of a DescriptionList. */
export interface DescriptionListProps extends RootProps {
  items: readonly DescriptionItem[];
  /** Columns of the same width, with each term above its description; without it, one row each. */
  columns?: Responsive<ColumnCount>;
}

/** Terms with their descriptions, one row each or side by side. */
export function DescriptionList({ items, columns, ...root }: DescriptionListProps) {
  const layout = columns && `${styles.columns} ${sprinkles({ columns })}`;
  return (
    <dl {...root} className={layout}>
      {items.map(({ term, description }) => (
        <div key={term} className={columns ? styles.column : styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
