import { createElement, type JSX, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { show } from './Show.css.ts';

type Condition =
  | { above: 'tablet' | 'desktop'; below?: never; on?: never }
  | { below: 'tablet' | 'desktop'; above?: never; on?: never }
  | {
      on: 'screen' | 'print' | 'unknownUser';
      above?: never;
      below?: never;
    };

/** The props of a Show: one condition. */
export type ShowProps = RootProps &
  Condition & {
    children: ReactNode;
    /** The element; `span` inside a line of text. */
    as?: 'div' | 'span' | 'li';
  };

/**
 * Content that is visible only at some window widths, in print, or in a prerendered page on a device without a session
 * (`knownUserAttribute`). It is always in the DOM.
 */
export function Show({ children, as = 'div', above, below, on, ...root }: ShowProps): JSX.Element {
  const className = above ? show.above[above] : below ? show.below[below] : show.on[on ?? 'screen'];
  return createElement(as, { ...root, className }, children);
}
