import type { AriaAttributes, ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { ColumnCount } from '../../layout/Tiles/index.ts';
import type { Responsive, Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './Stat.css.ts';

/** The props of a StatGroup. */
export interface StatGroupProps extends AriaAttributes, RootProps {
  /** Stats or StatSkeletons. */
  children: ReactNode;
  /** Columns of the same width; without it, one row of columns as wide as their content. */
  columns?: Responsive<ColumnCount>;
  /** The space between the figures, by default `sm`. */
  gap?: Responsive<Space>;
  /** The size of the figures, by default `sm`. */
  size?: keyof typeof styles.sizes;
  /** The position of the labels; screen readers always read them first. */
  labels?: 'above' | 'below';
  /** Lines between the columns of a single row. */
  isDivided?: boolean;
}

/** A row of figures, as a description list. */
export function StatGroup({
  children,
  columns,
  gap = 'sm',
  size = 'sm',
  labels = 'above',
  isDivided = false,
  ...attributes
}: StatGroupProps) {
  const classes = [
    styles.group,
    styles.sizes[size],
    sprinkles({ gap, columns }),
    !columns && styles.row,
    labels === 'below' && styles.below,
    isDivided && styles.divided,
  ];
  return (
    <dl {...attributes} className={classes.filter(Boolean).join(' ')}>
      {children}
    </dl>
  );
}
