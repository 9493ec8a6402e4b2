import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRestorableState } from '../../shared/session/use-restorable-state.ts';
import { canRetry, type CheckIn, inOrder } from './check-ins.ts';
import { isRecorded, type Refusal } from './scan.ts';
import { useCheckIns } from './use-check-ins.ts';
import { useDoublePress, useScan } from './use-scan.ts';

const resultDuration = 8_000;

const parsePhone = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The result in large type: the last outcome, or why a phone was not sent. The key is unique for each result. */
type Result = { key: string; phone: string } & (
  | { checkIn: CheckIn; refusal?: never }
  | { refusal: Refusal; checkIn?: never }
);

/** Check-in by phone: the field, the last result and the list; the next phone can be typed while one is pending. */
export function useCheckIn(isOpen: boolean) {
  const checkIns = useCheckIns();
  const list = useSyncExternalStore(checkIns.subscribe, checkIns.get);
  const [phone, setPhone] = useRestorableState('phone', '', parsePhone);
  const [result, setResult] = useState<Result | null>(null);
  const { scan, forget } = useScan(checkIns);
  const isDoubleDismissal = useDoublePress();
  const refusals = useRef(0);

  useEffect(() => {
    if (!isOpen) return undefined;
    return checkIns.watch((checkIn) => {
      const { id, attempt, phone: scanned, outcome } = checkIn;
      setResult({ key: `${id}-${attempt}`, phone: scanned, checkIn });
      if (isRecorded(outcome)) return;
      forget(scanned);
      // A failed phone returns to the field only if the field is empty and nothing is pending, so that it never replaces a number
      // being typed or scanned.
      const isLast = checkIns.get().every((one) => one.outcome !== null);
      if (isLast) setPhone((typed) => (typed === '' ? scanned : typed));
    });
  }, [checkIns, forget, isOpen, setPhone]);

  useEffect(() => {
    if (!isRecorded(result?.checkIn?.outcome ?? null)) return undefined;
    const timer = setTimeout(() => setResult(null), resultDuration);
    return () => clearTimeout(timer);
  }, [result]);

  const submit = () => {
    const scanned = scan(phone);
    if (scanned === 'ignored') return;
    if (typeof scanned === 'object') {
      refusals.current += 1;
      setResult({ key: `${scanned.refusal}-${refusals.current}`, phone, ...scanned });
      return;
    }
    setPhone('');
    if (scanned === 'queued') setResult(null);
  };

  const isSame = result !== null && phone === result.phone;
  const isRefused = isSame && result.refusal !== undefined;
  const isReturned = isSame && phone !== '' && !isRecorded(result.checkIn?.outcome ?? null);
  return {
    phone,
    setPhone,
    submit,
    reset: () => {
      setPhone('');
      setResult(null);
    },
    // The reason why a phone was not sent disappears when the field changes.
    result: result?.checkIn !== undefined || isRefused ? result : null,
    isReturned,
    isInvalid: isReturned || isRefused,
    list: inOrder(list),
    isPending: list.some(({ outcome }) => outcome === null),
    retry: checkIns.retry,
    retryAll: list.filter(canRetry).length > 1 ? checkIns.retryAll : null,
    dismiss: (id: number) => {
      // The second click of a double click would dismiss the next item, which has moved up.
      if (isDoubleDismissal()) return;
      checkIns.dismiss(id);
      setResult((shown) => (shown?.checkIn?.id === id ? null : shown));
    },
  };
}
