import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dayFrom } from '../../../shared/dates/date-times.ts';

/** The month (`YYYY-MM`) that an address names, or null where it names none that exists. */
export function monthFrom(value: string | null) {
  return dayFrom(value === null ? null : `${value}-01`)?.slice(0, 7) ?? null;
}

const opened = { dialogOpened: true };
const wasOpenedHere = (state: unknown) => (state as typeof opened | null)?.dialogOpened === true;

/**
 * The shown month and the day whose dialog is open, kept in the address: a reload keeps both, and the way back closes the
 * dialog before it leaves the page.
 */
export function useScheduleAddress(today: string) {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string | null>(null);
  const date = dayFrom(query.get('date'));
  const month = monthFrom(query.get('month')) ?? (date ?? today).slice(0, 7);

  const open = (day: string) => setQuery({ month: day.slice(0, 7), date: day }, { state: opened });
  const close = () => {
    // Escape can come twice before the first has been drawn; going back twice would leave the page.
    if (date === null || closedAt.current === key) return;
    closedAt.current = key;
    if (wasOpenedHere(state)) navigate(-1);
    else setQuery({ month }, { replace: true });
  };
  // The way back leads to the page before, not through every month that was looked at.
  const turnTo = (next: string) => setQuery({ month: next }, { replace: true });

  return { date, month, open, close, turnTo };
}
