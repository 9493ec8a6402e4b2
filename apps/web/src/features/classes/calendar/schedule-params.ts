import { dayFrom } from '../../../shared/dates/date-times.ts';
import { monthParam } from '../../../shared/url/params.ts';
import { useDialogUrl } from '../../../shared/url/use-dialog-url.ts';
import { useSearchParamsState } from '../../../shared/url/use-search-params-state.ts';

const params = { month: monthParam };

/** The search params of the schedule: the shown month, and the date whose dialog is open. */
export function useScheduleParams(today: string) {
  const [state, setState] = useSearchParamsState(params);
  const { value, open, close } = useDialogUrl('date');
  const date = dayFrom(value);
  const month = state.month ?? (date ?? today).slice(0, 7);
  return {
    date,
    month,
    open: (day: string) => open(day, { month: day.slice(0, 7) }),
    close: () => close({ month }),
    // Replaces the history entry, so that the back button does not go through every month that was shown.
    showMonth: (next: string) => setState({ month: next }, { replace: true }),
  };
}
