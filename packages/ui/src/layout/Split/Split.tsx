import type { ReactNode } from 'react';
import type { Align, Responsive, Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { split, type SplitVariants } from './Split.css.ts';

/** The props of a Split. */
export interface SplitProps {
  /** Two children in reading order; further ones stand below the first. */
  children: ReactNode;
  /** The widths of the two columns: parts of the whole, or a fixed width beside the rest. */
  columns?: SplitVariants['columns'];
  /** The width from which the columns stand beside each other. */
  from?: SplitVariants['from'];
  gap?: Responsive<Space>;
  align?: Exclude<Align, 'baseline'>;
  /** The column that stays in view while the other scrolls. */
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
