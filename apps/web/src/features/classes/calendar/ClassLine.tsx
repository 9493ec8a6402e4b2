import { Badge } from '@fitness/ui/Badge';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import * as styles from './ClassLine.css.ts';
import { pageTexts } from '../texts.ts';
import { type ManagedClass, namesOf } from './timetable.ts';

/** Time, members and their number; phrasing content only, so that it fits into a label. */
export function ClassLine({ item, isOver = false }: { item: ManagedClass; isOver?: boolean }) {
  const names = namesOf(item);
  return (
    <>
      <time className={styles.time} dateTime={item.classTime}>
        {formatTime(item.classTime)}
      </time>{' '}
      <span className={styles.members}>
        {names?.length === 0 ? (
          <span className={styles.muted}>{pageTexts.noReservations}</span>
        ) : (
          (names?.join(', ') ?? noValue)
        )}
      </span>{' '}
      {isOver && <span className={styles.muted}>{pageTexts.over}</span>}
      {!isOver && names !== null && names.length > 0 && (
        <Badge tone="info">{pageTexts.reserved({ count: names.length })}</Badge>
      )}
    </>
  );
}
