import { Badge } from '@fitness/ui/Badge';
import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Legend } from '@fitness/ui/Legend';
import { Text } from '@fitness/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { noValue } from '../../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../../shared/list/list-state.ts';
import { texts } from '../../../shared/texts.ts';
import type { Subject } from '../api.ts';
import { pageTexts } from '../texts.ts';
import type { useScheduleParams } from './schedule-params.ts';
import {
  type Count,
  countOfMonth,
  countsByDate,
  type ManagedClass,
  countParameters,
} from './timetable.ts';

/**
 * The day's classes with reservations of all its classes, `1/4`: plain on past days, outlined without reservations, otherwise
 * filled.
 */
function DayCount({ count: { classes, booked }, isPast }: { count: Count; isPast: boolean }) {
  const kind = booked === 0 ? 'outlined' : 'filled';
  return (
    <CalendarMark
      variant={isPast ? 'plain' : kind}
    >{`${booked ?? noValue}/${classes}`}</CalendarMark>
  );
}

const legend = [
  { sign: <CalendarMark variant="filled">1/4</CalendarMark>, label: pageTexts.bookedOfAll },
  { sign: <CalendarMark variant="outlined">0/4</CalendarMark>, label: pageTexts.noReservations },
];

type ClassCalendarProps = {
  state: ListState<ManagedClass>;
  params: ReturnType<typeof useScheduleParams>;
  today: string;
  subject: Subject;
  /** A button beside the counts. */
  action: ReactNode;
};

/** A month with the number of classes and of reserved classes on each day. */
export function ClassCalendar({ state, params, today, subject, action }: ClassCalendarProps) {
  const { date, month, open, showMonth } = params;
  const classes = rowsOf(state);
  const counts = useMemo(() => countsByDate(classes), [classes]);
  const contentOf = (day: string) => {
    const count = counts.get(day);
    return count && <DayCount count={count} isPast={day < today} />;
  };
  const descriptionOf = (day: string) => {
    const count = counts.get(day);
    return count && pageTexts.dayDescription(countParameters(count));
  };
  return (
    <Stack gap="sm">
      <Inline gap="sm" isUnwrapped>
        <Fill>
          <Stack>
            <Text size="sm">
              <span>{pageTexts.subject}</span> <Badge>{subject.classSubjectName ?? noValue}</Badge>
            </Text>
            <Text size="sm" color="muted" reserveLines={1} aria-live="polite">
              {state.status === 'ready' &&
                `${Number(month.slice(5))}월 ${pageTexts.summary(countParameters(countOfMonth(classes, month)))}`}
            </Text>
          </Stack>
        </Fill>
        {action}
      </Inline>
      <Calendar
        label={pageTexts.calendar}
        value={date}
        // Opened after the next frame, because only then the pressed day has the focus, which the dialog returns when it closes.
        onChange={(day) => requestAnimationFrame(() => setTimeout(open, 0, day))}
        today={today}
        month={month}
        onMonthChange={showMonth}
        isLoading={state.status === 'loading'}
        dayContent={contentOf}
        dayDescription={descriptionOf}
        legend={<Legend label={texts.calendarLegend} items={legend} />}
      />
    </Stack>
  );
}
