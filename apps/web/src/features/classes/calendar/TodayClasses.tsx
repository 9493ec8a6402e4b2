import { EmptyState } from '@fitness/ui/EmptyState';
import { classesOn, dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { texts } from '../../../shared/texts.ts';
import { ClassesSkeleton } from './ClassesSkeleton.tsx';
import { ClassLine } from './ClassLine.tsx';
import * as styles from './ClassLine.css.ts';
import { pageTexts } from '../texts.ts';
import { countOf, countParameters, type ManagedClass } from './timetable.ts';

function Lines({ classes, now }: { classes: readonly ManagedClass[]; now: string }) {
  if (classes.length === 0)
    return <EmptyState title={texts.emptyList} description={pageTexts.noClassesToday} />;
  return (
    <ul role="list" className={styles.lines}>
      {classes.map((item) => (
        <li
          key={item.classId}
          className={styles.line}
          data-over={hasStarted(item, now) || undefined}
        >
          <ClassLine item={item} isOver={hasStarted(item, now)} />
        </li>
      ))}
    </ul>
  );
}

export interface TodayClassesProps {
  state: ListState<ManagedClass>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
}

export function TodayClasses({ state, now }: TodayClassesProps) {
  const today = dateOf(now);
  const classes = state.status === 'ready' ? classesOn(state.rows, today) : [];
  const count = countOf(classes);
  const aside =
    count.classes === 0
      ? formatDay(today)
      : `${formatDay(today)} · ${pageTexts.summary(countParameters(count))}`;
  return (
    <Panel title={pageTexts.today} aside={state.status === 'loading' ? undefined : aside}>
      {state.status === 'loading' && <ClassesSkeleton />}
      {state.status === 'failed' && (
        <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />
      )}
      {state.status === 'ready' && <Lines classes={classes} now={now} />}
    </Panel>
  );
}
