import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { TextColor } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './Heading.css.ts';

/** The props of a Heading. */
export interface HeadingProps extends ElementProps {
  children: ReactNode;
  /** The heading level in the page outline, independent of the size. */
  level: 1 | 2 | 3 | 4;
  /** `heading` by default at level 1, the title of a page; otherwise `lg`. `display` is in the display font, for capital letters and figures. */
  size?: styles.HeadingSize;
  color?: Extract<TextColor, 'default' | 'muted' | 'accent'>;
  /** One sentence below it that says what the page or section is for, or a link back. */
  lead?: ReactNode;
}

/** A heading: the level determines the document structure, the size its appearance. */
export function Heading({
  children,
  level,
  size = level === 1 ? 'heading' : 'lg',
  color,
  lead,
  ...attributes
}: HeadingProps) {
  const classes = [styles.heading[size], sprinkles({ color })];
  const heading = element(`h${level}`, classes, attributes, children);
  if (lead === undefined) return heading;
  return (
    <div className={styles.withLead}>
      {heading}
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
