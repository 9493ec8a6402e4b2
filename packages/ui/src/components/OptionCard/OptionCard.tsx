import { memo, type ReactElement } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Badge } from '../Badge/index.ts';
import * as styles from './OptionCard.css.ts';

/** The props of an OptionCard: texts, with formatted figures. */
export interface OptionCardProps extends RootProps {
  /** A word above the title, in the accent colour while the option is selected. */
  eyebrow?: string;
  /** What is chosen, in a few characters. */
  title: string;
  /** The title in plain words, below the figure. */
  text?: string;
  /** What distinguishes it from the other options. */
  badge?: string;
  /** The most important figure, such as the price, below the title. */
  detail?: string;
  /** The basis of the figure, below it. */
  note?: string;
  /** A Picture without alternative text, at the bottom, cropped to a square. */
  picture?: ReactElement;
}

function Card({
  eyebrow,
  title,
  text,
  badge,
  detail,
  note,
  picture,
  ...attributes
}: OptionCardProps) {
  return (
    <span {...attributes} className={styles.root}>
      <span className={styles.layout}>
        {eyebrow && <span className={styles.eyebrow}>{eyebrow}</span>}
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {note && <span className={styles.note}>{note}</span>}
        {text && <span className={styles.text}>{text}</span>}
        {badge && (
          <span className={styles.badge}>
            <Badge>{badge}</Badge>
          </span>
        )}
        {picture && <span className={styles.picture}>{picture}</span>}
      </span>
    </span>
  );
}

/** An option to compare by its figures, inside a card of a RadioGroup; a press does not render it again. */
export const OptionCard = memo(Card);
