import { CalendarMark } from '../src/components/CalendarMark/index.ts';
import { Legend } from '../src/components/Legend/index.ts';

export const today = '2026-11-20';

const openClasses: Readonly<Record<string, number>> = {
  '2026-11-21': 3,
  '2026-11-23': 1,
  '2026-11-24': 6,
  '2026-11-27': 2,
  '2026-11-30': 4,
};
const attendedDays = ['02', '04', '06', '09', '13', '18'];

/** The number of open classes on a day of November 2026. */
export function openOn(date: string) {
  return (
    date in openClasses && <CalendarMark variant="filled">{`${openClasses[date]}개`}</CalendarMark>
  );
}

/** What screen readers hear of a day with open classes. */
export function descriptionOf(date: string) {
  if (date < today) return '지난 날짜';
  const count = openClasses[date];
  return count ? `예약 가능한 수업 ${count}개` : undefined;
}

/** The stamp on a day of attendance in November 2026. */
export function stampOn(date: string) {
  const isAttended = attendedDays.some((day) => date === `2026-11-${day}`);
  return isAttended && <CalendarMark icon="checkCircle" tone="success" />;
}

export const legend = (
  <Legend
    label="달력 표시"
    items={[{ sign: <CalendarMark variant="filled">3개</CalendarMark>, label: '예약 가능한 수업' }]}
  />
);
