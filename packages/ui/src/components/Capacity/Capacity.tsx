import * as styles from './Capacity.css.ts';

/** The props of a Capacity. */
export interface CapacityProps {
  /** What is counted, before the figures. */
  label: string;
  /** The figures as they are read, such as `2/6`. */
  text: string;
  /** How many of `of` are taken; null where it is not known. */
  taken: number | null;
  /** How many places there are; null where it is not known. */
  of: number | null;
}

const maxDots = 12;

/** How many places are taken: in figures, and as dots where there are few. */
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
