import { type ReactNode, useId } from 'react';
import * as styles from './art.css.ts';

const hatch = Array.from({ length: 80 }, (_, index) => `M${index * 10 - 400} 400l400-400`).join('');

export interface PictureProps {
  children: ReactNode;
  /** Which part stays in view where the place is narrower than the drawing. */
  keeps?: 'right' | 'middle';
}

/** The sheet of one drawing of the series: it fills its place and is printed over with fine lines; decoration only. */
export const Picture = ({ children, keeps = 'right' }: PictureProps) => {
  const clip = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 400"
      preserveAspectRatio={keeps === 'right' ? 'xMaxYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <rect width="400" height="400" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {children}
        <path className={styles.grain} d={hatch} />
      </g>
    </svg>
  );
};
