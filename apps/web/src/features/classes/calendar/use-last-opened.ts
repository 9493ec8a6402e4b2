import { useState } from 'react';

/** The day that a dialog shows, also while it closes, and a key that is new each time it opens. */
export function useLastOpened(date: string | null) {
  const [last, setLast] = useState({ date, shown: date, times: 0 });
  if (date !== last.date) {
    setLast({
      date,
      shown: date ?? last.shown,
      times: date === null ? last.times : last.times + 1,
    });
  }
  return { shown: last.shown, key: last.times };
}
