import { useSearchParams } from 'react-router-dom';
import { dayFrom } from '../../../shared/dates/date-times.ts';
import { paths } from '../../../shared/paths.ts';

/** The address of a pass's day management. */
export function dayManagementHref(membershipId: number) {
  return `${paths.dayManagement}?membershipId=${membershipId}`;
}

/** The membership that an address names, or null where it names none. */
export function membershipFrom(value: string | null) {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/** The pass and the day in the address; choosing a day takes the address along, so that a reload and a shared link keep both. */
export function useDayAddress() {
  const [query, setQuery] = useSearchParams();
  const chooseDay = (day: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('date', day);
        return next;
      },
      // The way back leads to the passes, not through every day that was looked at.
      { replace: true },
    );
  return {
    membershipId: membershipFrom(query.get('membershipId')),
    day: dayFrom(query.get('date')),
    chooseDay,
  };
}
