import { useState } from 'react';

/** The date that a dialog shows, also while it closes, and a key that is new each time it opens. */
export function useDialogDate(date: string | null) {
  const [last, setLast] = useState({ date, shown: date, openings: 0 });
  if (date !== last.date) {
    setLast({
      date,
      shown: date ?? last.shown,
      openings: date === null ? last.openings : last.openings + 1,
    });
  }
  return { shown: last.shown, key: last.openings };
}
