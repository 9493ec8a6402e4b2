import { Disclosure } from '@fitness/ui/Disclosure';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { memo } from 'react';
import { formatDate } from '../../../shared/format/format.ts';
import { weekdayOf } from './plan.ts';
import { repeatTexts } from './texts.ts';
import type { DayLine, OtherHours, WeekLines } from './weeks.ts';

function Hours({ hours }: { hours: readonly string[] }) {
  return (
    <Inline as="span" gap="sm" rowGap="none">
      {hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </Inline>
  );
}

function Others({ label, hours, isFailure }: OtherHours) {
  return (
    <Text as="div" size="sm" color={isFailure ? 'danger' : 'muted'}>
      <TruncatedText>{`${hours.join(', ')} · ${label}`}</TruncatedText>
    </Text>
  );
}

function DayRow({ date, hours, others }: DayLine) {
  const lines = others.map((other) => <Others key={other.label} {...other} />);
  return (
    <Row
      lead={weekdayOf(date)}
      leadNote={formatDate(date).slice(6)}
      dateTime={date}
      title={hours.length > 0 ? <Hours hours={hours} /> : lines}
      details={hours.length > 0 && lines.length > 0 && lines}
      action={hours.length > 0 && repeatTexts.classes({ count: hours.length })}
    />
  );
}

const Week = memo(function Week({ week, isFirst }: { week: WeekLines; isFirst: boolean }) {
  const { title, count, hasFailures, days } = week;
  return (
    <Disclosure
      // Mounted again, and thereby opened, when something in it fails.
      key={String(hasFailures)}
      defaultOpen={isFirst || hasFailures}
      summary={
        <Inline as="span" gap="sm" justify="between">
          <span>{title}</span>
          <Text as="span" size="sm" color="muted">
            {count}
          </Text>
        </Inline>
      }
    >
      <RowList density="compact">
        {days.map((day) => (
          <DayRow key={day.date} {...day} />
        ))}
      </RowList>
    </Disclosure>
  );
});

/** Weeks with their days and hours; the first one and those with failures are open. */
export function WeekList({ weeks }: { weeks: readonly WeekLines[] }) {
  return (
    <Stack gap="xs">
      {weeks.map((week, index) => (
        <Week key={week.title} week={week} isFirst={index === 0} />
      ))}
    </Stack>
  );
}
