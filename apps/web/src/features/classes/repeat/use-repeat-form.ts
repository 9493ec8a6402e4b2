import { areHolidaysKnown, holidaysOn } from '@fitness/ui/Calendar';
import { useAlert } from '@fitness/ui/AlertDialog';
import { parseDate } from '@internationalized/date';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { listStateOf, rowsOf } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { myClasses, type Subject } from '../api.ts';
import { defaultMaximum, maximumError, parseMaximum } from '../register/slots.ts';
import {
  parseDay,
  parseFlag,
  parseSlots,
  parseText,
  parseWeekCount,
  parseWeekdays,
} from '../return-state.ts';
import { classTexts } from '../texts.ts';
import { type Batch, newBatch } from './batch.ts';
import { classTimesOf, minutesOf, type Pattern, type PlannedDay, planOf, rangeOf } from './plan.ts';
import { repeatTexts } from './texts.ts';

const defaultWeeks = 4;

/** The days that can be the first one: from today for a year. */
function boundsOf(today: string) {
  const date = parseDate(today);
  return {
    tomorrow: date.add({ days: 1 }).toString(),
    minValue: today,
    maxValue: date.add({ years: 1 }).toString(),
  };
}

/** The first year of a pattern whose public holidays are not published; null if all are. */
function unknownYearOf(pattern: Pattern) {
  const { from, to } = rangeOf(pattern);
  return [from, to].find((date) => !areHolidaysKnown(date))?.slice(0, 4) ?? null;
}

const noPlan: PlannedDay[][] = [];

/** The state of the form for repeated classes; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useRepeatForm(subject: Subject, now: string) {
  const { classSubjectId, classSubjectName } = subject;
  const { alert } = useAlert();
  const { tomorrow, ...bounds } = boundsOf(dateOf(now));
  const [days, setDays] = useRestorableState<readonly string[]>('repeat days', [], parseWeekdays);
  const [hours, setHours] = useRestorableState('repeat hours', [], parseSlots);
  const [start, setStart] = useRestorableState('repeat start', tomorrow, parseDay);
  const [weeks, setWeeks] = useRestorableState('repeat weeks', defaultWeeks, parseWeekCount);
  const [maximum, setMaximum] = useRestorableState(
    'repeat maximum',
    String(defaultMaximum(classSubjectName)),
    parseText,
  );
  const [includesHolidays, setIncludesHolidays] = useRestorableState(
    'repeat holidays',
    false,
    parseFlag,
  );
  const state = listStateOf(useQuery(myClasses()));
  const classes = rowsOf(state);
  const taken = useMemo(() => minutesOf(classes), [classes]);

  const pattern = useMemo<Pattern | null>(() => {
    const isComplete = days.length > 0 && hours.length > 0 && start !== '';
    return isComplete ? { weekdays: days, hours, start, weeks, includesHolidays } : null;
  }, [days, hours, start, weeks, includesHolidays]);
  // Deferred, so that a press shows at once, however many classes there are.
  const shown = useDeferredValue(pattern);
  const plan = useMemo(
    () => (shown === null ? noPlan : planOf(shown, { taken, now, holidaysOn })),
    [shown, taken, now],
  );

  const problem = () => {
    if (days.length === 0) return repeatTexts.noWeekday;
    if (hours.length === 0) return classTexts.noSlot;
    if (start === '') return repeatTexts.noStart;
    if (state.status !== 'ready') return repeatTexts.classesFailed;
    return maximumError(parseMaximum(maximum));
  };

  /** Resolves to the batch to send; to null once the user has read why there is none. */
  const createBatch = async (): Promise<Batch | null> => {
    const error = problem();
    const known = { taken, now: seoulNow().slice(0, 16), holidaysOn };
    const classTimes = pattern === null ? [] : classTimesOf(planOf(pattern, known));
    if (error === null && classTimes.length > 0) {
      const classMaxCustomer = parseMaximum(maximum);
      const fields = { startedAt: seoulNow(), firstDay: start, classSubjectId, classMaxCustomer };
      return newBatch(fields, classTimes);
    }
    await alert(error ?? repeatTexts.nothingToRegister);
    return null;
  };

  return {
    days,
    setDays,
    hours,
    setHours,
    start,
    setStart,
    bounds,
    weeks,
    setWeeks,
    maximum,
    setMaximum,
    includesHolidays,
    setIncludesHolidays,
    state,
    isComplete: shown !== null,
    plan,
    unknownYear: shown && unknownYearOf(shown),
    createBatch,
  };
}

export type RepeatForm = ReturnType<typeof useRepeatForm>;
