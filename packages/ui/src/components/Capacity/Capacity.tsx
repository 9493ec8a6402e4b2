import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Capacity.css.ts';

/** The props of a Capacity. */
export interface CapacityProps extends RootProps {
  /** The name of the counted things, before the figures. */
  label: string;
  /** The figures as text, such as `2/6`. */
  text: string;
  /** The number of taken places; null if unknown. */
  value: number | null;
  /** The total number of places; null if unknown. */
  maxValue: number | null;
}

const maxDots = 12;

/** The number of taken places as text, and as dots if there are few. */
export function Capacity({ label, text, value, maxValue, ...root }: CapacityProps) {
  return (
    <span {...root} className={styles.capacity}>
      {value !== null && maxValue !== null && maxValue <= maxDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: maxValue }, (_, place) => (
            <span key={place} className={place < value ? styles.taken : styles.free} />
          ))}
        </span>
      )}
      <span>
        <span>{label}</span> <span className={styles.figures}>{text}</span>
      </span>
    </span>
  );
}
