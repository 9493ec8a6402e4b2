import { Link } from '@fitness/ui/Link';
import { paths } from '../../../shared/paths.ts';
import * as styles from '../day/DayCalendar.css.ts';
import type { PassRefusal } from './passes.ts';
import { pageTexts, passNotes } from '../texts.ts';

/** Says once why no day of the calendar is open with the pass, and what to do about it. */
export function PassNote({ refusal }: { refusal: PassRefusal }) {
  if (refusal === 'nothingToReserve') return <p className={styles.note}>{passNotes[refusal]}</p>;
  return (
    <p className={styles.note}>
      <span>{`${passNotes[refusal]} ${pageTexts.buyAnother}`}</span>
      <Link href={paths.membership} isInline>
        {pageTexts.toMembership}
      </Link>
    </p>
  );
}
