import { createElement, type ReactNode } from 'react';
import { show } from './Show.css.ts';

type Condition =
  | { above: 'tablet' | 'desktop'; below?: never; on?: never }
  | { below: 'tablet' | 'desktop'; above?: never; on?: never }
  | { on: 'screen' | 'print' | 'keyboard'; above?: never; below?: never };

/** The props of a Show: one condition. */
export type ShowProps = Condition & {
  children: ReactNode;
  /** A `span` stands in a line of text. */
  as?: 'div' | 'span' | 'li';
};

/**
 * Content for some widths of the screen, for paper, or for devices with a mouse, which have a keyboard.
 * It stays in the document.
 */
export function Show({ children, as = 'div', above, below, on }: ShowProps) {
  const className = above ? show.above[above] : below ? show.below[below] : show.on[on ?? 'screen'];
  return createElement(as, { className }, children);
}
