import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { Width } from '../../theme/index.ts';
import { fill } from './Inline.css.ts';

/** The props of a Fill. */
export interface FillProps extends RootProps {
  children: ReactNode;
  /** `div` by default; `span` inside a `p`, a `span` or a `summary`. */
  as?: 'div' | 'span';
  /** The width below which it takes a row of its own, by default `none`. */
  minimum?: Width | 'none';
}

/** The child of an Inline that takes the remaining space. */
export function Fill({ children, as: Element = 'div', minimum = 'none', ...root }: FillProps) {
  return (
    <Element {...root} className={fill[minimum]}>
      {children}
    </Element>
  );
}
