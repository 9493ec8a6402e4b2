import { classHours } from '@fitness/api-contract/rules';
import { areHolidaysKnown, holidaysOn } from '@fitness/ui/Calendar';
import { DateField } from '@fitness/ui/DateField';
import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Notice } from '@fitness/ui/Notice';
import { Select } from '@fitness/ui/Select';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Switch } from '@fitness/ui/Switch';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import { parseDate } from '@internationalized/date';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { seoulNow } from '../../shared/dates/clock.ts';
import { dateOf, minuteOf } from '../../shared/dates/date-times.ts';
import { FailedList } from '../../shared/list/FailedList.tsx';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { useRestorableState } from '../../shared/session/page-state.ts';
import { myClasses, type Subject } from './api.ts';
import { defaultMaximum, maximumError, parseMaximum } from './slots.ts';
import { classTexts, dialogTexts, pageTexts } from './texts.ts';
import {
  countsText,
  parsePattern,
  type Pattern,
  planOf,
  rangeOf,
  type Slot,
  weekCounts,
  weekdays,
} from './repeat-plan.ts';
import { repeatTexts } from './repeat-texts.ts';
import { RepeatWeeks } from './RepeatWeeks.tsx';

const weekdayItems = weekdays.map((day) => ({ id: day, label: day }));
const hourItems = classHours.map((hour) => ({ id: hour, label: hour }));
const weekItems = weekCounts.map((count) => ({
  id: String(count),
  label: repeatTexts.weekCount({ count }),
}));

/** The state of the form for repeated classes; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useRepeatForm({ classSubjectName }: Subject, now: string) {
  const today = parseDate(dateOf(now));
  const first: Pattern = {
    weekdays: [],
    hours: [],
    start: today.add({ days: 1 }).toString(),
    weeks: 4,
    includesHolidays: false,
    maximum: String(defaultMaximum(classSubjectName)),
  };
  const [pattern, setPattern] = useRestorableState('repeat', first, parsePattern);
  const list = listStateOf(useQuery(myClasses()));
  const classes = rowsOf(list);
  const taken = useMemo(
    () => new Set(classes.map(({ classTime }) => minuteOf(classTime))),
    [classes],
  );
  // Deferred, so that a press shows at once, however many classes there are.
  const shown = useDeferredValue(pattern);
  const plan = useMemo(() => planOf(shown, { taken, now, holidaysOn }), [shown, taken, now]);

  const problemOf = (planned: readonly Slot[]) => {
    if (pattern.weekdays.length === 0) return repeatTexts.noWeekday;
    if (pattern.hours.length === 0) return classTexts.noSlot;
    if (pattern.start === '') return repeatTexts.noStart;
    if (list.status !== 'ready') return repeatTexts.classesFailed;
    const error = maximumError(parseMaximum(pattern.maximum));
    return error ?? (planned.length === 0 ? repeatTexts.nothingToRegister : null);
  };
  /** The classes to send now, and why they cannot be sent. */
  const submit = () => {
    const known = { taken, now: minuteOf(seoulNow()), holidaysOn };
    const planned = planOf(pattern, known).filter(({ state }) => state === 'left');
    return { planned, problem: problemOf(planned) };
  };
  return {
    pattern,
    change: (part: Partial<Pattern>) => setPattern((before) => ({ ...before, ...part })),
    bounds: { minValue: today.toString(), maxValue: today.add({ years: 1 }).toString() },
    list,
    shown,
    plan,
    isComplete: shown.weekdays.length > 0 && shown.hours.length > 0 && shown.start !== '',
    count: list.status === 'ready' ? plan.filter(({ state }) => state === 'left').length : 0,
    submit,
  };
}

type RepeatForm = ReturnType<typeof useRepeatForm>;

/** What the form would register, and what it leaves out. */
function Preview({ form: { list, shown, plan, isComplete } }: { form: RepeatForm }) {
  if (list.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={repeatTexts.classesFailed} emptyText={null} onRetry={list.onRetry} />
      </div>
    );
  if (list.status === 'loading')
    return (
      <SkeletonGroup label={pageTexts.loading}>
        <Skeleton variant="block" height="row" />
      </SkeletonGroup>
    );
  if (!isComplete)
    return (
      <Text size="sm" color="muted">
        {repeatTexts.previewHint}
      </Text>
    );
  const unknownDate = rangeOf(shown).find((date) => !areHolidaysKnown(date));
  const leftOut = countsText(plan, ['taken', 'past', 'holiday']);
  return (
    <Stack gap="sm">
      {unknownDate !== undefined && (
        <Notice tone="warning">
          {repeatTexts.unknownHolidays({ year: unknownDate.slice(0, 4) })}
        </Notice>
      )}
      {leftOut !== '' && (
        <Text size="sm" color="muted">
          {repeatTexts.leftOut({ reasons: leftOut })}
        </Text>
      )}
      <RepeatWeeks slots={plan} start={shown.start} plain="left" />
    </Stack>
  );
}

/** The weekdays, hours and weeks of repeated classes, above a preview of every class. */
export function RepeatFields({ form }: { form: RepeatForm }) {
  const { pattern, change } = form;
  return (
    <Stack gap="lg">
      <ToggleSlots
        label={repeatTexts.weekdays}
        items={weekdayItems}
        value={pattern.weekdays}
        onChange={(days) => change({ weekdays: days })}
        size="sm"
      />
      <ToggleSlots
        label={dialogTexts.slots}
        items={hourItems}
        value={pattern.hours}
        onChange={(hours) => change({ hours })}
      />
      <Tiles columns={{ phone: 1, tablet: 3 }} gap="md">
        <DateField
          label={repeatTexts.start}
          value={pattern.start}
          onChange={(start) => change({ start })}
          today={form.bounds.minValue}
          {...form.bounds}
        />
        <Select
          label={repeatTexts.weeks}
          items={weekItems}
          value={String(pattern.weeks)}
          onChange={(count) => change({ weeks: Number(count) })}
        />
        <TextField
          label={dialogTexts.maximum}
          value={pattern.maximum}
          onChange={(maximum) => change({ maximum })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Tiles>
      <Stack gap="sm">
        <Heading level={3}>{repeatTexts.preview}</Heading>
        <Switch
          label={repeatTexts.includeHolidays}
          isSelected={pattern.includesHolidays}
          onChange={(includesHolidays) => change({ includesHolidays })}
        />
        <Preview form={form} />
      </Stack>
    </Stack>
  );
}
