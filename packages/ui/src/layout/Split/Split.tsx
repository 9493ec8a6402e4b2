import type { ReactNode } from 'react';
import type { Align, Responsive, Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { split, type SplitVariants } from './Split.css.ts';

/** The props of a Split. */
export interface SplitProps {
  /** Two children in reading order; further ones stand below the first. */
  children: ReactNode;
  /** By default `1:1`, parts of the whole; or a fixed width beside the rest. */
  columns?: SplitVariants['columns'];
  /** The width from which the columns stand beside each other, by default `desktop`. */
  from?: SplitVariants['from'];
  /** Between the columns; by default `md`, from `desktop` up `lg`. */
  gap?: Responsive<Space>;
  /** How the columns are aligned vertically, by default at the `start`. */
  align?: Exclude<Align, 'baseline'>;
  /** The column that stays in view while the other scrolls, in windows that are high enough. */
  sticky?: SplitVariants['sticky'];
}

/** Two columns beside each other, below each other where the window is narrow. */
export function Split({
  children,
  columns,
  from,
  gap = { phone: 'md', desktop: 'lg' },
  align = 'start',
  sticky,
}: SplitProps) {
  const layout = split({ columns, from, sticky });
  return <div className={`${layout} ${sprinkles({ gap, alignItems: align })}`}>{children}</div>;
}
