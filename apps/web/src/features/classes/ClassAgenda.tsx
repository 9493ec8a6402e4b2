import { classHours, isOver, whyNotRegistrable } from '@fitness/api-contract/rules';
import { WeekAgenda } from '@fitness/ui/WeekAgenda';
import { useMemo } from 'react';
import { dateOf, minuteOf } from '../../shared/dates/date-times.ts';
import { formatTime } from '../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { agendaTexts, unregistrableTexts } from './texts.ts';
import type { useScheduleParams } from './schedule-params.ts';
import { classesAround, hoursOf, type ManagedClass, membersText, namesOf } from './timetable.ts';

function itemOf(item: ManagedClass, now: string) {
  const names = namesOf(item);
  const title = membersText(item);
  const allNames = names?.join(', ') || title;
  return {
    id: item.classId,
    time: minuteOf(item.classTime),
    title,
    description: allNames === title ? undefined : allNames,
    variant: names?.length === 0 ? 'outlined' : 'filled',
    isMuted: isOver(item, now),
  } as const;
}

type ClassAgendaProps = {
  state: ListState<ManagedClass>;
  params: ReturnType<typeof useScheduleParams>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** A week with the members of each class; an hour that is free opens the day's dialog with that hour chosen. */
export function ClassAgenda({ state, params, now }: ClassAgendaProps) {
  const classes = rowsOf(state);
  // Those of the days around only, since the list has the classes of all time.
  const near = useMemo(() => classesAround(params.day, classes), [params.day, classes]);
  const items = useMemo(() => near.map((item) => itemOf(item, now)), [near, now]);
  const hours = useMemo(() => hoursOf(classes), [classes]);
  const whyNot = (time: string) => whyNotRegistrable({ classTime: time, isTaken: false }, now);
  const open = (time: string) => {
    const isTaken = items.some((item) => item.time.slice(0, 13) === time.slice(0, 13));
    params.open(dateOf(time), { hour: formatTime(time), ...(isTaken && { mode: 'delete' }) });
  };
  return (
    <WeekAgenda
      label={agendaTexts.label}
      value={params.day}
      onChange={params.showDay}
      now={now}
      items={items}
      hours={hours}
      onHourPress={open}
      isHourDisabled={(time) => !classHours.includes(formatTime(time)) || whyNot(time) !== null}
      hourDescription={(time) =>
        whyNot(time) === null ? agendaTexts.free : unregistrableTexts.tooLate
      }
      isLoading={state.status === 'loading'}
    />
  );
}
