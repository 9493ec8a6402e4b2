import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './ProgressRing.css.ts';

/** The props of a ProgressRing. */
export interface ProgressRingProps extends RootProps {
  /** Null (or NaN) while loading: an empty ring without a figure. */
  value: number | null;
  maxValue: number;
  /** What is counted; part of the accessible name. */
  label: string;
  /** `lg` also shows `maxValue`. */
  size?: styles.RingSize;
}

/** The largest font, in units of the SVG, with which a figure fits into the ring; a digit is at most 0.65 of it wide. */
const fontSize = (figure: string, largest: number, space: number) =>
  `${Math.min(largest, space / (figure.length * 0.65))}px`;

// The circumference is 100, so that a percentage is the length of the dash.
const radius = 100 / (2 * Math.PI);

/** A fraction as a ring, for example the remaining part of an amount. */
export function ProgressRing({ value, maxValue, label, size, ...root }: ProgressRingProps) {
  const { countOf } = useMessages();
  const isLarge = size === 'lg';
  if (value === null || Number.isNaN(value))
    return (
      <svg {...root} viewBox="0 0 40 40" className={styles.ring({ size })} aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r={radius} />
      </svg>
    );
  const percentage = maxValue > 0 ? Math.min(Math.max(value / maxValue, 0), 1) * 100 : 0;
  return (
    <svg
      {...root}
      role="img"
      aria-label={`${label} ${countOf(value, maxValue)}`}
      viewBox="0 0 40 40"
      className={styles.ring({ size })}
    >
      <circle className={styles.track} cx="20" cy="20" r={radius} />
      {percentage > 0 && (
        <circle
          className={styles.progress}
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={`${percentage} 100`}
          transform="rotate(-90 20 20)"
        />
      )}
      <text
        className={styles.value}
        style={{ fontSize: fontSize(String(value), 12, 26) }}
        x="20"
        y={isLarge ? 18 : 20}
      >
        {value}
      </text>
      {isLarge && (
        <text
          className={styles.max}
          style={{ fontSize: fontSize(`/ ${maxValue}`, 5, 22) }}
          x="20"
          y="28"
        >
          {`/ ${maxValue}`}
        </text>
      )}
    </svg>
  );
}
