import { useLocation } from 'react-router-dom';
import { dropPageValue } from '../../shared/session/page-state.ts';
import { dayFrom } from '../../shared/dates/date-times.ts';
import { choiceParam, dayParam, monthParam, textParam } from '../../shared/url/params.ts';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';

const params = {
  month: monthParam,
  day: dayParam,
  hour: textParam,
  mode: choiceParam({ register: '', delete: '' }, 'register'),
};

/** What the dialog of a day begins with. */
export type Beginning = { hour?: string; mode?: 'delete' };

/**
 * The search params of the schedule: the shown month, the day whose week the agenda shows, and the date whose dialog is open with
 * the hour that is chosen and the mode in which it begins.
 */
export function useScheduleParams(today: string) {
  const [state, setState] = useSearchParamsState(params);
  const dialog = useDialogUrl('date');
  const { pathname } = useLocation();
  const date = dayFrom(dialog.value);
  const month = state.month ?? (state.day ?? date ?? today).slice(0, 7);
  const firstDay = today.startsWith(month) ? today : `${month}-01`;
  const day = state.day ?? firstDay;
  const shown = { ...(state.month && { month }), ...(state.day && { day }) };
  return {
    date,
    month,
    day,
    hour: state.hour,
    mode: state.mode,
    open: (next: string, beginning: Beginning = {}) => {
      const isShown = next === day;
      const view = isShown ? { ...shown, month } : { month: next.slice(0, 7), day: next };
      // Replaced first, so that the chosen day is still shown once the dialog is closed.
      if (!isShown) setState(view, { replace: true });
      // What was chosen when the day was open before.
      dropPageValue(pathname, `day ${next}`);
      dialog.open(next, { ...view, ...beginning });
    },
    close: () => dialog.close({ ...shown, month }),
    // Both replace the history entry, so that the back button does not go through all that was shown.
    showMonth: (next: string) => setState({ month: next, day: null }, { replace: true }),
    showDay: (next: string) =>
      setState(
        next === today ? { month: null, day: null } : { month: next.slice(0, 7), day: next },
        { replace: true },
      ),
  };
}
