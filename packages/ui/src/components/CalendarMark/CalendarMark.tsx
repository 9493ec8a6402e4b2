import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './CalendarMark.css.ts';

/** The props of a CalendarMark: a count or short text, an icon, or both. */
export interface CalendarMarkProps {
  /** The count or short text; beside an icon, which is then smaller, only from the width of a tablet. */
  children?: ReactNode;
  icon?: IconName;
  /** A count without a frame, in a frame, or on a surface of its own; a filled icon is larger. */
  kind?: 'plain' | 'outlined' | 'filled';
  /** What the mark means; its shape has to say so as well. */
  tone?: keyof typeof styles.tones;
}

/** A sign on a day of a Calendar, which describes the day in its name too. */
export function CalendarMark({
  children,
  icon,
  kind = 'plain',
  tone = 'neutral',
}: CalendarMarkProps) {
  const shape = icon === undefined ? styles.counts[kind] : styles.icons[kind];
  return (
    <span className={`${styles.mark} ${styles.tones[tone]} ${shape}`}>
      {icon && <Icon name={icon} size={children === undefined ? 'md' : 'sm'} />}
      {icon ? <span className={styles.besideIcon}>{children}</span> : children}
    </span>
  );
}
