import { useSearchParams } from 'react-router-dom';
import { dayFrom } from '../../../shared/dates/date-times.ts';
import { useDialogUrl } from '../../../shared/url/use-dialog-url.ts';

/** The month (`YYYY-MM`) in a search param; null where there is none that exists. */
export function monthFrom(value: string | null) {
  return dayFrom(value === null ? null : `${value}-01`)?.slice(0, 7) ?? null;
}

/** The search params of the schedule: the shown month, and the day whose dialog is open. */
export function useScheduleParams(today: string) {
  const [params, setParams] = useSearchParams();
  const { value, open, close } = useDialogUrl('date');
  const date = dayFrom(value);
  const month = monthFrom(params.get('month')) ?? (date ?? today).slice(0, 7);
  return {
    date,
    month,
    open: (day: string) => open(day, { month: day.slice(0, 7) }),
    close: () => close({ month }),
    // The back button leads to the page before, not through every month that was shown.
    showMonth: (next: string) => setParams({ month: next }, { replace: true }),
  };
}
