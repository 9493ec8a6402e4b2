import { noValue } from '../../../../shared/format/format.ts';
import * as styles from './Seats.css.ts';

const maxDots = 12;

/** The reserved and all seats of a class in figures, and as dots where they are few. */
export function Seats({ reserved, total }: { reserved: number | null; total: number | null }) {
  return (
    <span className={styles.seats}>
      {reserved !== null && total !== null && total <= maxDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: total }, (_, seat) => (
            <span key={seat} className={styles.dot} data-reserved={seat < reserved || undefined} />
          ))}
        </span>
      )}
      <span>
        예약 인원{' '}
        <span className={styles.figures}>{`${reserved ?? noValue}/${total ?? noValue}`}</span>
      </span>
    </span>
  );
}
