import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { TextColor } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { heading, type HeadingSize } from './Heading.css.ts';

/** The props of a Heading. */
export interface HeadingProps extends ElementProps {
  children: ReactNode;
  /** The heading level in the page outline, independent of the size. */
  level: 1 | 2 | 3 | 4;
  /** `lg` by default. */
  size?: HeadingSize;
  color?: Extract<TextColor, 'default' | 'muted' | 'accent'>;
  align?: 'start' | 'center';
}

/** A heading: the level determines the document structure, the size its appearance. */
export function Heading({
  children,
  level,
  size = 'lg',
  color,
  align,
  ...attributes
}: HeadingProps) {
  const classes = [heading[size], sprinkles({ color, textAlign: align })];
  return element(`h${level}`, classes, attributes, children);
}
