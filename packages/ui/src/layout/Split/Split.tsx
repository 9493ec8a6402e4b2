import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { Align, Responsive, Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { split, type SplitVariants } from './Split.css.ts';

/** The props of a Split. */
export interface SplitProps extends RootProps {
  /** Two children in reading order; a third one is below the first. */
  children: ReactNode;
  /** The ratio of the columns, by default `1:1`; or a fixed width beside the rest. */
  columns?: SplitVariants['columns'];
  /** The breakpoint from which the columns are side by side, by default `desktop`. */
  from?: SplitVariants['from'];
  /** The space between the columns; by default `md`, from `desktop` up `lg`. */
  gap?: Responsive<Space>;
  /** How the columns are aligned vertically, by default at the `start`. */
  align?: Exclude<Align, 'baseline'>;
  /** The sticky column, in windows that are tall enough. */
  sticky?: SplitVariants['sticky'];
  /** With `fill`, the first of stacked children takes what is left of the height. */
  rows?: SplitVariants['rows'];
}

/** Two columns, stacked in narrow windows. */
export function Split({
  children,
  columns,
  from,
  gap = { phone: 'md', desktop: 'lg' },
  align = 'start',
  sticky,
  rows,
  ...root
}: SplitProps) {
  const layout = split({ columns, from, sticky, rows });
  return (
    <div {...root} className={`${layout} ${sprinkles({ gap, alignItems: align })}`}>
      {children}
    </div>
  );
}
