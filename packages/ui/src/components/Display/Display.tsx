import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { RootProps } from '../../internal/element-props.ts';
import type { TextColor } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { display, type DisplaySize } from './Display.css.ts';

/** The props of a Display. */
export interface DisplayProps extends RootProps {
  /** Latin letters and figures, the only characters of the display font. */
  children: ReactNode;
  as?: 'p' | 'span' | 'h1' | 'h2';
  /** `eyebrow` is above a title, `numeral` beside text; `title` and `slogan` stand alone. */
  size?: DisplaySize;
  color?: Extract<TextColor, 'default' | 'muted' | 'accent'>;
  /** Hides a decorative numeral from screen readers. */
  'aria-hidden'?: boolean;
}

/** A few words or figures in the display font of the brand. */
export function Display({
  children,
  as = 'p',
  size = 'title',
  color,
  ...attributes
}: DisplayProps) {
  const classes = [display[size], sprinkles({ color })];
  return element(as, classes, attributes, children);
}
