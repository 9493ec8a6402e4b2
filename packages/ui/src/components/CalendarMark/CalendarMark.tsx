import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './CalendarMark.css.ts';

/** The props of a CalendarMark: a count or short text, or an icon. */
export interface CalendarMarkProps extends RootProps {
  /** The count or short text; for a stamp its picture, such as a Logo. */
  children?: ReactNode;
  icon?: IconName;
  /** Plain, filled, a picture as large as a day allows, or a dot without content. */
  variant?: keyof typeof styles.variants;
  /** The meaning of the mark, which its shape must express too. */
  tone?: keyof typeof styles.tones;
}

/** A mark on a day of a Calendar; `dayDescription` must describe it for screen readers. */
export function CalendarMark({
  children,
  icon,
  variant = 'plain',
  tone = 'neutral',
  ...root
}: CalendarMarkProps) {
  return (
    <span {...root} className={`${styles.mark} ${styles.tones[tone]} ${styles.variants[variant]}`}>
      {icon ? <Icon name={icon} /> : children}
    </span>
  );
}
