import { Button } from '@fitness/ui/Button';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { IconButton } from '@fitness/ui/IconButton';
import { Inline } from '@fitness/ui/layout/Inline';
import { parseDate } from '@internationalized/date';
import { classesOn, dateOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { type ListState, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { texts } from '../../../shared/texts.ts';
import { agendaTexts, dialogTexts, pageTexts } from '../texts.ts';
import { ClassRow } from './ClassRow.tsx';
import type { useScheduleParams } from './schedule-params.ts';
import { countOf, countParameters, type ManagedClass } from './timetable.ts';

function DayTurns({
  params,
  today,
}: {
  params: ReturnType<typeof useScheduleParams>;
  today: string;
}) {
  const { day, showDay } = params;
  const turn = (days: number) => showDay(parseDate(day).add({ days }).toString());
  return (
    <Inline gap="none" justify="between">
      <IconButton
        variant="ghost"
        size="sm"
        icon="chevronLeft"
        label={agendaTexts.previousDay}
        onPress={() => turn(-1)}
      />
      <Button variant="ghost" size="sm" onPress={() => showDay(today)}>
        {agendaTexts.today}
      </Button>
      <IconButton
        variant="ghost"
        size="sm"
        icon="chevronRight"
        label={agendaTexts.nextDay}
        onPress={() => turn(1)}
      />
    </Inline>
  );
}

type DayClassesProps = {
  state: ListState<ManagedClass>;
  params: ReturnType<typeof useScheduleParams>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** The classes of a day, for windows without space for a week. */
export function DayClasses({ state, params, now }: DayClassesProps) {
  const today = dateOf(now);
  const { day, open } = params;
  const rows = classesOn(rowsOf(state), day);
  const summary = pageTexts.summary(countParameters(countOf(rows)));
  const isToday = day === today;
  const note = [isToday && formatDay(day), rows.length > 0 && summary];
  return (
    <ListPanel
      title={isToday ? pageTexts.today : dialogTexts.title({ day: formatDay(day) })}
      aside={state.status === 'ready' ? note.filter(Boolean).join(' · ') : undefined}
      head={<DayTurns params={params} today={today} />}
      state={withRows(state, rows)}
      loadingLabel={pageTexts.loading}
      expectedRows={5}
      density="compact"
      failedNote={pageTexts.failedNote}
      empty={
        <EmptyState
          drawing={<EmptyDrawing name="hook" />}
          title={isToday ? pageTexts.noClassesToday : dialogTexts.noClassesOnDay}
          detail={texts.emptyList}
        />
      }
      foot={
        <Button variant="secondary" isFullWidth onPress={() => open(day)}>
          {agendaTexts.openDay}
        </Button>
      }
    >
      {(item) => <ClassRow key={item.classId} item={item} now={now} />}
    </ListPanel>
  );
}
