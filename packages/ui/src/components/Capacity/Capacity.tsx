import * as styles from './Capacity.css.ts';

/** The props of a Capacity. */
export interface CapacityProps {
  /** The name of the counted things, before the figures. */
  label: string;
  /** The figures as text, such as `2/6`. */
  text: string;
  /** The number of taken places; null if unknown. */
  taken: number | null;
  /** The total number of places; null if unknown. */
  of: number | null;
}

const maxDots = 12;

/** The number of taken places as text, and as dots if there are few. */
export function Capacity({ label, text, taken, of }: CapacityProps) {
  return (
    <span className={styles.capacity}>
      {taken !== null && of !== null && of <= maxDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: of }, (_, place) => (
            <span key={place} className={place < taken ? styles.taken : styles.free} />
          ))}
        </span>
      )}
      <span>
        {label} <span className={styles.figures}>{text}</span>
      </span>
    </span>
  );
}
