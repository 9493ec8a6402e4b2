import { useEffect, useState } from 'react';
import { elapsed } from '../../../shared/dates/clock.ts';
import type { ManagedClass } from '../calendar/timetable.ts';
import { type Deleted, expired, restoreFor } from './restore.ts';

/** How often the seconds left are updated, in milliseconds. */
const updateEvery = 250;

/** The deleted classes that can be put back; they outlive the dialog in which they were deleted. */
export function useDeletedClasses() {
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const [time, setTime] = useState(elapsed);
  const isCounting = deleted.some(({ until }) => until !== null);

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      setTime(elapsed());
      setDeleted((before) => {
        const over = expired(before, elapsed());
        return over.length === 0 ? before : before.filter((one) => !over.includes(one));
      });
    }, updateEvery);
    return () => clearInterval(timer);
  }, [isCounting]);

  const setUntil = (isMeant: (classId: number) => boolean, until: number | null) =>
    setDeleted((before) =>
      before.map((one) => (isMeant(one.item.classId) ? { ...one, until } : one)),
    );
  const start = (isMeant: (classId: number) => boolean) => {
    setTime(elapsed());
    setUntil(isMeant, elapsed() + restoreFor);
  };
  return {
    deleted,
    time,
    add: (item: ManagedClass) => setDeleted((before) => [...before, { item, until: null }]),
    /** Starts the countdown of these classes from the beginning. */
    start: (ids: readonly number[]) => start((classId) => ids.includes(classId)),
    /** Stops the countdown of a class, as while it is being sent. */
    hold: (id: number) => setUntil((classId) => classId === id, null),
    remove: (id: number) =>
      setDeleted((before) => before.filter(({ item }) => item.classId !== id)),
  };
}

export type DeletedClasses = ReturnType<typeof useDeletedClasses>;
