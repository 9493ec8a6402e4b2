import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** How much is left or done. */
  value: number;
  /** How much there is in all; an empty ring when it is 0. */
  max: number;
  /** What is counted; read out with both figures. */
  label: string;
  /** `lg` writes the whole under the figure; `md` stands beside text that does. */
  size?: styles.RingSize;
}

// With this radius the circle is 100 long, so that a share is its dash.
const radius = 100 / (2 * Math.PI);

/** A share of a whole at a glance, for example the sessions that remain of a pass. */
export function ProgressRing({ value, max, label, size }: ProgressRingProps) {
  const isLarge = size === 'lg';
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) * 100 : 0;
  return (
    <svg
      role="img"
      aria-label={`${label} ${max} 중 ${value}`}
      viewBox="0 0 40 40"
      className={styles.ring({ size })}
    >
      <circle className={styles.track} cx="20" cy="20" r={radius} />
      {share > 0 && (
        <circle
          className={styles.share}
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 20 20)"
        />
      )}
      <text className={styles.figure} x="20" y={isLarge ? 18 : 20}>
        {value}
      </text>
      {isLarge && (
        <text className={styles.whole} x="20" y="28">
          / {max}
        </text>
      )}
    </svg>
  );
}
