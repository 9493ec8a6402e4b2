import { Disclosure } from '@fitness/ui/Disclosure';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { memo } from 'react';
import { dateOf } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatDate, formatTime } from '../../shared/format/format.ts';
import { type Slot, weekdayOf, weekOf } from './repeat-plan.ts';
import { repeatTexts, slotTexts } from './repeat-texts.ts';

type Slots = {
  slots: readonly Slot[];
  /** The state of the classes whose hours stand alone; all others say why. */
  plain: 'left' | 'done';
};

const isPlain = ({ state, reason }: Slot, plain: string) => state === plain && reason === undefined;

/** Slots in order, grouped by what is equal for them. */
function grouped<Key>(slots: readonly Slot[], keyOf: (slot: Slot) => Key) {
  const groups = new Map<Key, Slot[]>();
  for (const slot of slots) groups.set(keyOf(slot), [...(groups.get(keyOf(slot)) ?? []), slot]);
  return [...groups];
}

const hoursOf = (slots: readonly Slot[]) => slots.map(({ classTime }) => formatTime(classTime));

function DayRow({ date, slots, plain }: Slots & { date: string }) {
  const hours = hoursOf(slots.filter((slot) => isPlain(slot, plain)));
  const others = slots.filter((slot) => !isPlain(slot, plain));
  const lines = grouped(others, ({ state, reason }) => reason ?? slotTexts[state]).map(
    ([label, of]) => (
      <Text key={label} as="div" size="sm" color={of[0]?.state === 'failed' ? 'danger' : 'muted'}>
        <TruncatedText>{`${hoursOf(of).join(', ')} · ${label}`}</TruncatedText>
      </Text>
    ),
  );
  return (
    <Row
      lead={weekdayOf(date)}
      leadNote={formatDate(date).slice(6)}
      dateTime={date}
      title={
        hours.length === 0 ? (
          lines
        ) : (
          <Inline as="span" gap="sm" rowGap="none">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </Inline>
        )
      }
      details={hours.length > 0 && lines.length > 0 && lines}
      action={hours.length > 0 && repeatTexts.classes({ count: hours.length })}
    />
  );
}

type WeekProps = Slots & { number: number; isFirst: boolean };

function Week({ number, isFirst, slots, plain }: WeekProps) {
  const days = grouped(slots, ({ classTime }) => dateOf(classTime));
  const [from, to] = [slots[0]!, slots.at(-1)!].map(({ classTime }) => formatDay(classTime));
  const done = slots.filter((slot) => isPlain(slot, plain)).length;
  const hasFailures = slots.some(({ state }) => state === 'failed');
  return (
    <Disclosure
      // Mounted again, and thereby opened, when something in it fails.
      key={String(hasFailures)}
      defaultOpen={isFirst || hasFailures}
      summary={
        <Inline as="span" gap="sm" justify="between">
          <span>
            {`${repeatTexts.week({ number })} · ${from === to ? from : repeatTexts.range({ from: from!, to: to! })}`}
          </span>
          <Text as="span" size="sm" color="muted">
            {plain === 'left'
              ? repeatTexts.classes({ count: done })
              : repeatTexts.ofWeek({ total: slots.length, done })}
          </Text>
        </Inline>
      }
    >
      <RowList density="compact">
        {days.map(([date, ofDay]) => (
          <DayRow key={date} date={date} slots={ofDay} plain={plain} />
        ))}
      </RowList>
    </Disclosure>
  );
}

/** Classes by week and day; the first week and those with failures are open. */
export const RepeatWeeks = memo(function RepeatWeeks({
  slots,
  plain,
  start,
}: Slots & { start: string }) {
  return (
    <Stack gap="xs">
      {grouped(slots, ({ classTime }) => weekOf(classTime, start)).map(([week, ofWeek], index) => (
        <Week key={week} number={week + 1} isFirst={index === 0} slots={ofWeek} plain={plain} />
      ))}
    </Stack>
  );
});
