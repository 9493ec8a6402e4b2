import { Children, type ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import { SlidingRows } from './SlidingRows.tsx';
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
  /** Rows slide to their new places when one above them is added or removed, instead of jumping there. */
  isAnimated?: boolean;
  /** Replaces a list without rows; has all its attributes except the name. */
  emptyText?: ReactNode;
}

/** Rows whose leads have the same width. */
export function RowList({
  children,
  as = 'ul',
  density = 'normal',
  columns,
  isAnimated = false,
  emptyText,
  ...attributes
}: RowListProps) {
  if (emptyText !== undefined && Children.toArray(children).length === 0) {
    // Without a name, because some screen readers would read it instead of the paragraph's text.
    const unnamed = { ...attributes, 'aria-label': undefined, 'aria-labelledby': undefined };
    return element('p', [styles.empty[density]], unnamed, emptyText);
  }
  const className = styles.list({ density, columns });
  if (isAnimated)
    return (
      <SlidingRows as={as} className={className} attributes={attributes}>
        {children}
      </SlidingRows>
    );
  return element(as, [className], attributes, children);
}
