import { classHours, isOver, whyNotRegistrable } from '@fitness/api-contract/rules';
import { WeekAgenda } from '@fitness/ui/WeekAgenda';
import { useMemo } from 'react';
import { minuteOf } from '../../lib/date-times.ts';
import { formatTime } from '../../lib/format.ts';
import { type ListState, rowsOf } from '../../lib/list/list-state.ts';
import { agendaTexts, unregistrableTexts } from './texts.ts';
import { classesAround, type ManagedClass, membersText, namesOf } from './timetable.ts';

function itemOf(item: ManagedClass, now: string) {
  const names = namesOf(item);
  const title = membersText(item);
  return {
    id: item.classId,
    time: minuteOf(item.classTime),
    title,
    description: names?.join(', ') || title,
    variant: names?.length === 0 ? 'outlined' : 'filled',
    isMuted: isOver(item, now),
  } as const;
}

type ClassAgendaProps = {
  state: ListState<ManagedClass>;
  day: string;
  onDayChange: (day: string) => void;
  onHourPress: (time: string) => void;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** A week with the members of each class. */
export function ClassAgenda({ state, day, onDayChange, onHourPress, now }: ClassAgendaProps) {
  const classes = rowsOf(state);
  // Those of the days around only, since the list has the classes of all time.
  const items = useMemo(
    () => classesAround(day, classes).map((item) => itemOf(item, now)),
    [day, classes, now],
  );
  const whyNot = (time: string) => whyNotRegistrable({ classTime: time, isTaken: false }, now);
  return (
    <WeekAgenda
      label={agendaTexts.label}
      value={day}
      onChange={onDayChange}
      now={now}
      items={items}
      onHourPress={onHourPress}
      isHourDisabled={(time) => !classHours.includes(formatTime(time)) || whyNot(time) !== null}
      hourDescription={(time) =>
        whyNot(time) === null ? agendaTexts.free : unregistrableTexts.tooLate
      }
      isLoading={state.status === 'loading'}
    />
  );
}
