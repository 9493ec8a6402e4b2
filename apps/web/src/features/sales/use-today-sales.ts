import { DateFormatter, parseDate } from '@internationalized/date';
import { useQuery } from '@tanstack/react-query';
import { formatWon } from '../../shared/format/format.ts';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { salesReport } from './api.ts';
import { totalsOf } from './report/figures.ts';
import { todayTexts } from './texts.ts';

const weekday = new DateFormatter('ko-KR', { weekday: 'long', timeZone: 'UTC' });

/** The total of today (`YYYY-MM-DD`) and of the same weekday last week. */
export function useTodaySales(today: string) {
  const date = parseDate(today);
  const lastWeek = date.subtract({ weeks: 1 }).toString();
  const list = listStateOf(useQuery(salesReport({ start: lastWeek, end: today })));
  const totalOn = (day: string) =>
    formatWon(totalsOf(rowsOf(list).filter((row) => row.date.slice(0, 10) === day)).total);
  const lastLabel = todayTexts.lastWeek({ weekday: weekday.format(date.toDate('UTC')) });
  return {
    status: list.status,
    facts: [
      { label: todayTexts.today, value: totalOn(today) },
      { label: lastLabel, value: totalOn(lastWeek) },
    ],
  };
}
