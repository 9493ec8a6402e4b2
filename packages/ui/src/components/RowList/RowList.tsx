import { Children, type ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import * as styles from './RowList.css.ts';

/** The props of a RowList. */
export interface RowListProps extends ElementProps {
  /** Rows. */
  children: ReactNode;
  /** `ol` where the order means something. */
  as?: 'ul' | 'ol';
  /** `compact` is for rows of one line of small text. */
  density?: NonNullable<styles.RowListVariants['density']>;
  /** Two rows beside each other where the window is wide. */
  columns?: styles.RowListVariants['columns'];
  /** Stands in place of a list without rows, with all its attributes but the name. */
  emptyText?: ReactNode;
}

/** Rows whose leads have the same width. */
export function RowList({
  children,
  as = 'ul',
  density = 'normal',
  columns,
  emptyText,
  ...attributes
}: RowListProps) {
  if (emptyText !== undefined && Children.toArray(children).length === 0) {
    // A paragraph has no name, which some screen readers would read in place of its text.
    const unnamed = { ...attributes, 'aria-label': undefined, 'aria-labelledby': undefined };
    return element('p', [styles.empty[density]], unnamed, emptyText);
  }
  return element(as, [styles.list({ density, columns })], attributes, children);
}
