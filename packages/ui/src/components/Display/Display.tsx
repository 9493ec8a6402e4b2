import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { TextColor } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { display, type DisplaySize, wraps } from './Display.css.ts';

/** The props of a Display; `aria-hidden` hides a decorative number from screen readers. */
export interface DisplayProps extends ElementProps {
  /** Latin letters and figures, the only characters of the display font. */
  children: ReactNode;
  /** Makes it a heading of this level. */
  level?: 1 | 2;
  /** Without a level: `p` by default, `span` inside other text. */
  as?: 'p' | 'span';
  /** `sm` is above a title, `xl` beside text; `title` and `display` stand alone. */
  size?: DisplaySize;
  color?: Extract<TextColor, 'default' | 'muted' | 'accent'>;
  /** `lines` keeps its line breaks. */
  wrap?: keyof typeof wraps;
}

/** A few words or figures in the display font of the brand. */
export function Display({
  children,
  level,
  as = 'p',
  size = 'title',
  color,
  wrap,
  ...attributes
}: DisplayProps) {
  const classes = [display[size], wrap && wraps[wrap], sprinkles({ color })];
  return element(level ? `h${level}` : as, classes, attributes, children);
}
