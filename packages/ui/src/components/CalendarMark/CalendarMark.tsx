import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './CalendarMark.css.ts';

/** The props of a CalendarMark: a count or short text, or an icon. */
export interface CalendarMarkProps {
  /** The count or short text; of a stamp its picture, such as a LogoMark. */
  children?: ReactNode;
  icon?: IconName;
  /** Without a frame, in a frame, on a surface of its own, or a picture as large as a day allows. */
  kind?: keyof typeof styles.kinds;
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
  return (
    <span className={`${styles.mark} ${styles.tones[tone]} ${styles.kinds[kind]}`}>
      {icon ? <Icon name={icon} /> : children}
    </span>
  );
}
