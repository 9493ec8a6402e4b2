import { classHours } from '@fitness/api-contract/rules';
import { holidaysOn } from '@fitness/ui/Calendar';
import { DateField } from '@fitness/ui/DateField';
import { Heading } from '@fitness/ui/Heading';
import { Row, RowList } from '@fitness/ui/RowList';
import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { parseDate } from '@internationalized/date';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { dateOf, minuteOf } from '../../lib/date-times.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatTime } from '../../lib/format.ts';
import { FailedList } from '../../lib/list/FailedList.tsx';
import { type ListState, rowsOf } from '../../lib/list/list-state.ts';
import type { Subject } from './api.ts';
import { countsText, type Pattern, planOf, type Slot, weekdays } from './repeat-plan.ts';
import { repeatTexts, slotTexts } from './repeat-texts.ts';
import { defaultMaximum, maximumError, parseMaximum } from './slots.ts';
import { dialogTexts } from './texts.ts';
import type { ManagedClass } from './timetable.ts';

const itemsOf = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const weekdayItems = itemsOf(weekdays);
const hourItems = itemsOf(classHours);
const weekItems = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  label: repeatTexts.weekCount({ count: index + 1 }),
}));

/** The state of the form for repeated classes; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useRepeatForm(subject: Subject, list: ListState<ManagedClass>, now: string) {
  const today = parseDate(dateOf(now));
  const [pattern, setPattern] = useState<Pattern & { maximum: string }>({
    weekdays: [],
    hours: [],
    start: today.add({ days: 1 }).toString(),
    weeks: 4,
    includesHolidays: false,
    maximum: String(defaultMaximum(subject.classSubjectName)),
  });
  const classes = rowsOf(list);
  const known = useMemo(() => {
    const taken = new Set(classes.map(({ classTime }) => minuteOf(classTime)));
    return { taken, now, holidaysOn };
  }, [classes, now]);
  // Deferred, so that a press shows at once, however many classes there are.
  const shown = useDeferredValue(pattern);
  const plan = useMemo(() => planOf(shown, known), [shown, known]);
  const leftOut = list.status === 'ready' ? countsText(plan, ['taken', 'past', 'holiday']) : '';
  return {
    list,
    today,
    pattern,
    change: (part: Partial<typeof pattern>) => setPattern((before) => ({ ...before, ...part })),
    plan,
    /** What is left out; empty where nothing is. */
    leftOut: leftOut === '' ? '' : repeatTexts.leftOut({ reasons: leftOut }),
    count: list.status === 'ready' ? plan.filter(({ state }) => state === 'left').length : 0,
    /** The classes to send now, and why they cannot be sent. */
    submit: () => {
      const planned = planOf(pattern, known).filter(({ state }) => state === 'left');
      const problem =
        planned.length === 0
          ? repeatTexts.nothingToRegister
          : maximumError(parseMaximum(pattern.maximum));
      return { planned, problem: list.status === 'ready' ? problem : repeatTexts.classesFailed };
    },
  };
}

type RepeatForm = ReturnType<typeof useRepeatForm>;

/** Slots in order, grouped by what is equal for them. */
function grouped(slots: readonly Slot[], keyOf: (slot: Slot) => string) {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) groups.set(keyOf(slot), [...(groups.get(keyOf(slot)) ?? []), slot]);
  return [...groups];
}

const noteOf = ({ state, reason }: Slot) => (state === 'left' ? '' : (reason ?? slotTexts[state]));

/** Classes by day, and what became of each, or why it is left out. */
export const RepeatDays = memo(function RepeatDays({ slots }: { slots: readonly Slot[] }) {
  return (
    <RowList density="compact">
      {grouped(slots, ({ classTime }) => dateOf(classTime)).map(([date, ofDay]) => (
        <Row
          key={date}
          lead={formatDay(date)}
          dateTime={date}
          title={grouped(ofDay, noteOf).map(([note, of]) => {
            const hours = of.map(({ classTime }) => formatTime(classTime)).join(', ');
            const color = of[0]?.state === 'failed' ? 'danger' : 'muted';
            return (
              <Text key={note} as="div" size="sm" {...(note !== '' && { color })}>
                <TruncatedText>{note === '' ? hours : `${hours} · ${note}`}</TruncatedText>
              </Text>
            );
          })}
        />
      ))}
    </RowList>
  );
});

/** Every class of the form, with the reason of those that are left out. */
function Preview({ form: { list, plan } }: { form: RepeatForm }) {
  if (list.status === 'loading') return null;
  if (list.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={repeatTexts.classesFailed} emptyText={null} onRetry={list.onRetry} />
      </div>
    );
  if (plan.length > 0) return <RepeatDays slots={plan} />;
  return (
    <Text size="sm" color="muted">
      {repeatTexts.previewHint}
    </Text>
  );
}

/** The weekdays, hours and weeks of repeated classes, above a preview of every class. */
export function RepeatFields({ form }: { form: RepeatForm }) {
  const { today, pattern, change } = form;
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
          today={today.toString()}
          minValue={today.toString()}
          maxValue={today.add({ years: 1 }).toString()}
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
      <Switch
        label={repeatTexts.includeHolidays}
        isSelected={pattern.includesHolidays}
        onChange={(includesHolidays) => change({ includesHolidays })}
      />
      <Stack gap="sm">
        <Heading level={3}>{repeatTexts.preview}</Heading>
        <Preview form={form} />
      </Stack>
    </Stack>
  );
}
