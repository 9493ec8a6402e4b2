import { query } from '../../shared/api/operations.ts';
import { choiceParam, pageParam, textParam } from '../../shared/url/params.ts';
import { type DateRange, rangeBefore, untilToday } from './report/range.ts';
import { chartTitles } from './texts.ts';

/** The search params of the report. */
export const salesParams = {
  start: textParam,
  end: textParam,
  by: choiceParam({ auto: '', ...chartTitles }, 'auto'),
  page: pageParam,
};

/** The sales of a range, a row for each day with a payment. */
export function salesReport({ start, end }: DateRange) {
  return query('getSalesReport', { query: { startDate: start, endDate: end } });
}

/** The sales of the previous period, for the comparison with the part of a range until `today` (`YYYY-MM-DD`, Asia/Seoul). */
export function salesBefore(range: DateRange, today: string) {
  return salesReport(rangeBefore(untilToday(range, today)));
}

/** The sales of the same period of the year before, which no longer change, so that they are requested once. */
export function salesOfYearBefore(before: DateRange) {
  return { ...salesReport(before), staleTime: Infinity };
}
