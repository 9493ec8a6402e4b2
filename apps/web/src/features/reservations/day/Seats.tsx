import { noValue } from '../../../shared/format/format.ts';
import * as styles from './Seats.css.ts';

const mostPips = 12;

/** The seats of a class: `currentCustomer/maxCustomer` in figures and, where they are few, a pip for each. */
export function Seats({ taken, all }: { taken: number | null; all: number | null }) {
  return (
    <span className={styles.seats}>
      {taken !== null && all !== null && all <= mostPips && (
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: all }, (_, seat) => (
            <span key={seat} className={styles.pip} data-taken={seat < taken || undefined} />
          ))}
        </span>
      )}
      <span>
        예약 인원 <span className={styles.figures}>{`${taken ?? noValue}/${all ?? noValue}`}</span>
      </span>
    </span>
  );
}
