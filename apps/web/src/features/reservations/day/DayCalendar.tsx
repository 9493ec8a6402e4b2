import type { NotUsable } from '@fitness/api-contract/rules';
import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { Stack } from '@fitness/ui/layout/Stack';
import { Legend } from '@fitness/ui/Legend';
import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../../../shared/texts.ts';
import { dayTexts, pageTexts, passNotices } from '../texts.ts';
import { type DayMark, dayDescription } from './availability.ts';

const ownMark = <CalendarMark icon="checkCircle" tone="success" />;

const renderMark = ({ own, open, isFull }: DayMark) => (
  <>
    {own.length > 0 && ownMark}
    {open > 0 && <CalendarMark variant="outlined">{open}</CalendarMark>}
    {isFull && own.length === 0 && <CalendarMark>{dayTexts.full}</CalendarMark>}
  </>
);

const signs = [
  { sign: <CalendarMark variant="outlined">3</CalendarMark>, label: '예약할 수 있는 수업' },
  { sign: ownMark, label: '내 예약' },
];

/** Why nothing can be reserved with the pass, and a link to buy another. */
function PassNotice({ reason }: { reason: NotUsable }) {
  if (reason === 'noReservationNeeded') return <Notice>{passNotices[reason]}</Notice>;
  return (
    <Notice action={<Link href={paths.membership}>{pageTexts.toMembership}</Link>}>
      {`${passNotices[reason]} ${pageTexts.buyAnother}`}
    </Notice>
  );
}

type DayCalendarProps = {
  date: string | null;
  onDateChange: (date: string) => void;
  today: string;
  /** Undefined while the lists load. */
  marks: ReadonlyMap<string, DayMark> | undefined;
  unavailableReason: NotUsable | null | undefined;
};

export function DayCalendar(props: DayCalendarProps) {
  const { date, onDateChange, today, marks, unavailableReason } = props;
  const dayContent = (day: string) => {
    const mark = day < today ? undefined : marks?.get(day);
    return mark && renderMark(mark);
  };
  return (
    <Stack gap="sm">
      {unavailableReason && <PassNotice reason={unavailableReason} />}
      <Calendar
        label="수업 날짜"
        value={date}
        onChange={onDateChange}
        today={today}
        isDayDisabled={(day) => day < today}
        dayContent={dayContent}
        dayDescription={(day) => dayDescription(day, marks?.get(day), today)}
        isLoading={marks === undefined}
        isPastCollapsed
        legend={<Legend label={texts.calendarLegend} items={signs} />}
      />
    </Stack>
  );
}
