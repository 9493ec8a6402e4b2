import { Badge } from '@fitness/ui/Badge';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import * as styles from './ClassLine.css.ts';
import { pageTexts } from '../texts.ts';
import { type ManagedClass, namesOf } from './timetable.ts';

/** One class in a line: when, who comes, how many; only phrases, so that it can stand in a label. */
export function ClassLine({ one, isOver = false }: { one: ManagedClass; isOver?: boolean }) {
  const names = namesOf(one);
  return (
    <>
      <time className={styles.time} dateTime={one.classTime}>
        {formatTime(one.classTime)}
      </time>{' '}
      <span className={styles.people}>
        {names?.length === 0 ? (
          <span className={styles.nobody}>{pageTexts.nobody}</span>
        ) : (
          (names?.join(', ') ?? noValue)
        )}
      </span>{' '}
      {isOver && <span className={styles.nobody}>{pageTexts.over}</span>}
      {!isOver && names !== null && names.length > 0 && (
        <Badge tone="info">{pageTexts.reserved({ count: names.length })}</Badge>
      )}
    </>
  );
}
