import { useEffect, useRef, useState } from 'react';
import { now, seoulNow } from '../../shared/dates/clock.ts';
import { useRestorableState } from '../../shared/session/use-restorable-state.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { useAttendanceRequests } from './api.ts';
import { maskName } from './mask.ts';
import { isDuplicate, isRecorded, type Outcome, refusalOf, type Scan } from './scan.ts';

export type CheckInResult = {
  id: number;
  outcome: Outcome;
  phone: string;
  /** The masked name, null where it is unknown. */
  name: string | null;
  /** `HH:mm` in Asia/Seoul. */
  time: string;
};

const resultDuration = 8_000;
const maxRecent = 8;

const parsePhone = (value: unknown) =>
  typeof value === 'string' && /^\d*$/.test(value) ? value : undefined;

/** Check-in by phone; scans are queued, so that the next can be typed while one is pending. */
export function useCheckIn() {
  const { recordByPhone, nameOf } = useAttendanceRequests();
  const notice = useSessionNotice();
  const [phone, setPhone] = useRestorableState('phone', '', parsePhone);
  const [result, setResult] = useState<CheckInResult | null>(null);
  const [recent, setRecent] = useState<readonly CheckInResult[]>([]);
  const [pending, setPending] = useState(0);
  const lastScan = useRef<Scan | null>(null);
  const lastId = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (result === null || !isRecorded(result.outcome)) return undefined;
    const timer = setTimeout(() => setResult(null), resultDuration);
    return () => clearTimeout(timer);
  }, [result]);

  const showResult = (outcome: Outcome, scanned: string, name: string | null) => {
    lastId.current += 1;
    const time = seoulNow().slice(11, 16);
    const next = { id: lastId.current, outcome, phone: scanned, name, time };
    setResult(next);
    if (isRecorded(outcome)) setRecent((before) => [next, ...before].slice(0, maxRecent));
    // A returned phone never replaces one that is being typed.
    else setPhone((typed) => (typed === '' ? scanned : typed));
  };

  const processScan = async (scanned: string) => {
    const { outcome, userId, error } = await recordByPhone(scanned);
    // A failed scan may be repeated at once.
    if (!isRecorded(outcome) && lastScan.current?.phone === scanned) lastScan.current = null;
    const name = userId === null ? null : await nameOf(userId);
    setPending((count) => count - 1);
    showResult(outcome, scanned, name === null ? null : maskName(name));
    // Not awaited, so that the queue goes on.
    void notice(error);
  };

  const submit = () => {
    const scan = { phone, at: now() };
    setPhone('');
    if (isDuplicate(scan, lastScan.current)) return;
    const refusal = refusalOf(phone);
    if (refusal !== null) return showResult(refusal, phone, null);
    lastScan.current = scan;
    setResult(null);
    setPending((count) => count + 1);
    queue.current = queue.current.then(() => processScan(phone));
  };
  const reset = () => {
    setPhone('');
    setResult(null);
  };
  // The result is hidden while another phone is typed, and back when that was only a duplicate.
  const isShown =
    result !== null && (phone === '' || (!isRecorded(result.outcome) && phone === result.phone));

  return {
    phone,
    setPhone,
    submit,
    reset,
    result: isShown ? result : null,
    recent,
    isPending: pending > 0,
  };
}
