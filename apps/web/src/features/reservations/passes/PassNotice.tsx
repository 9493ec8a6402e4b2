import { Link } from '@fitness/ui/Link';
import { paths } from '../../../shared/paths.ts';
import * as styles from '../day/DayCalendar.css.ts';
import { pageTexts, passNotices } from '../texts.ts';
import type { PassUnavailableReason } from './passes.ts';

/** Why nothing can be reserved with the pass, and a link to buy another. */
export function PassNotice({ reason }: { reason: PassUnavailableReason }) {
  if (reason === 'noReservationNeeded') return <p className={styles.note}>{passNotices[reason]}</p>;
  return (
    <p className={styles.note}>
      <span>{`${passNotices[reason]} ${pageTexts.buyAnother}`}</span>
      <Link href={paths.membership} isInline>
        {pageTexts.toMembership}
      </Link>
    </p>
  );
}
