import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { elapsed } from '../../shared/dates/clock.ts';
import { leastShownMs, type Shown, timeLeft, typedMs } from './front-desk-results.ts';
import { isRecorded, type Refusal } from './scan.ts';
import { useCheckIns } from './use-check-ins.ts';
import { useScan } from './use-scan.ts';

/** Whether the browser says that it is offline, until a response proves the opposite (docs/decisions/037). */
function useIsOffline() {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const update = () => setIsOffline(!navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return [isOffline, setIsOffline] as const;
}

/** Check-in by the members themselves: nothing of a member stays on the screen (docs/product.md#attendance). */
export function useFrontDesk() {
  const checkIns = useCheckIns();
  const list = useSyncExternalStore(checkIns.subscribe, checkIns.get);
  const { scan, forget } = useScan(checkIns);
  const [phone, setPhone] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [results, setResults] = useState<readonly Shown[]>([]);
  const [isOffline, setIsOffline] = useIsOffline();
  const shown = results[0] ?? null;
  const shownAt = useRef({ key: '', at: 0 });

  useEffect(
    () =>
      checkIns.watch((checkIn) => {
        const { id, attempt, phone: scanned, outcome } = checkIn;
        const isAnswered = isRecorded(outcome) || outcome === 'unknown';
        setIsOffline(!isAnswered && !navigator.onLine);
        const result = { key: `${id}-${attempt}`, checkIn };
        // A new result takes the place of the one that the same member may still see.
        setRefusal(null);
        setResults((before) => [...before.filter((one) => one.checkIn.phone !== scanned), result]);
        if (!isRecorded(outcome)) forget(scanned);
      }),
    [checkIns, forget, setIsOffline],
  );

  useEffect(() => {
    if (results[0] === undefined) return undefined;
    const { key } = results[0];
    if (shownAt.current.key !== key) shownAt.current = { key, at: elapsed() };
    const left = timeLeft(results, elapsed() - shownAt.current.at);
    const timer = setTimeout(() => setResults((before) => before.slice(1)), left);
    return () => clearTimeout(timer);
  }, [results]);

  // Clears what a member typed and did not submit, so that the next member does not see it.
  useEffect(() => {
    if (phone === '' && refusal === null) return undefined;
    const timer = setTimeout(() => {
      setPhone('');
      setRefusal(null);
    }, typedMs);
    return () => clearTimeout(timer);
  }, [phone, refusal]);

  return {
    phone,
    type: (digits: string) => {
      // The next member does not see the result of the last one.
      if (phone === '' && elapsed() - shownAt.current.at > leastShownMs)
        setResults((before) => before.slice(1));
      setPhone(digits);
      setRefusal(null);
    },
    submit: () => {
      const scanned = scan(phone);
      if (scanned === 'ignored') return;
      if (typeof scanned === 'object') return setRefusal(scanned.refusal);
      setPhone('');
    },
    refusal,
    shown,
    isPending: list.some(({ outcome }) => outcome === null),
    isOffline,
    /** How many check-ins staff have to send again. */
    unsentCount: list.filter(({ outcome }) => outcome === 'failed' || outcome === 'unsent').length,
  };
}
