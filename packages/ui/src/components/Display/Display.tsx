import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { TextColor } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './Display.css.ts';

/** The props of a Display; `aria-hidden` hides a decorative number from screen readers. */
export interface DisplayProps extends ElementProps {
  /** Capital letters and figures, the only characters of the display font of `midnight`. */
  children: ReactNode;
  /** Makes it a heading of this level. */
  level?: 1 | 2;
  /** Without a level: `p` by default, `span` inside other text. */
  as?: 'p' | 'span';
  /** `sm` is above a title, `xl` beside text; `title` and `display` stand alone. */
  size?: styles.DisplaySize;
  color?: Extract<TextColor, 'default' | 'muted' | 'accent'>;
  /** `lines` keeps the line breaks of its text. */
  wrap?: 'lines';
}

// Each line ends with a space, because a line break in the text would be part of the accessible name.
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => <span key={index} className={styles.line}>{`${line} `}</span>);

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
  const classes = [styles.display[size], sprinkles({ color })];
  const content = wrap === 'lines' && typeof children === 'string' ? linesOf(children) : children;
  return element(level ? `h${level}` : as, classes, attributes, content);
}
