import { Children, createElement, type ReactNode } from 'react';
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
  /** Stands in place of a list without rows. */
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
  if (emptyText !== undefined && Children.toArray(children).length === 0)
    return <p className={styles.empty[density]}>{emptyText}</p>;
  const className = styles.list({ density, columns });
  return createElement(as, { role: 'list', ...attributes, className }, children);
}
