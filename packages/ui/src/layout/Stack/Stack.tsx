import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { Align, Responsive, Space, Width } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { divided, stack } from './Stack.css.ts';

/** The props of a Stack. */
export interface StackProps extends ElementProps {
  children: ReactNode;
  /** The element; a list has `li` elements as children. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'aside' | 'ul' | 'ol' | 'li' | 'span';
  gap?: Responsive<Space>;
  /** The alignment of children that are narrower than the stack. */
  align?: Exclude<Align, 'baseline'>;
  /** Lines between the children, with this space above and below each line. */
  dividers?: Space;
  maxWidth?: Width;
}

/** Children in a column with equal space between them. */
export function Stack({
  children,
  as = 'div',
  gap = 'none',
  align,
  dividers,
  maxWidth,
  ...attributes
}: StackProps) {
  const classes = [
    stack,
    dividers ? divided[dividers] : sprinkles({ rowGap: gap }),
    sprinkles({ justifyItems: align, maxInlineSize: maxWidth }),
  ];
  return element(as, classes, attributes, children);
}
