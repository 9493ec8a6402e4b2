import { Children, type ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import * as styles from './RowList.css.ts';

/** The props of a RowList. */
export interface RowListProps extends ElementProps {
  /** Row components. */
  children: ReactNode;
  /** `ol` if the order is meaningful. */
  as?: 'ul' | 'ol';
  /** `compact` is for rows of one line of small text. */
  density?: NonNullable<styles.RowListVariants['density']>;
  /** Two columns of rows in wide windows. */
  columns?: styles.RowListVariants['columns'];
  /** Replaces a list without rows; has all its attributes except the name. */
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
    // Without a name, because some screen readers would read it instead of the paragraph's text.
    const unnamed = { ...attributes, 'aria-label': undefined, 'aria-labelledby': undefined };
    return element('p', [styles.empty[density]], unnamed, emptyText);
  }
  return element(as, [styles.list({ density, columns })], attributes, children);
}
