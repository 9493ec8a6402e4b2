import { createElement, type JSX, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { media } from './Show.css.ts';

/** The props of a Show. */
export interface ShowProps extends RootProps {
  children: ReactNode;
  /** The element; `span` inside a line of text. */
  as?: 'div' | 'span' | 'li';
  /** Where the content is visible. */
  on: keyof typeof media;
}

/** Content that is visible only on a screen or only in print; it is always in the DOM. */
export function Show({ children, as = 'div', on, ...root }: ShowProps): JSX.Element {
  return createElement(as, { ...root, className: media[on] }, children);
}
