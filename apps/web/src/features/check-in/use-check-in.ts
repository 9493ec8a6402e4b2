import { useEffect, useRef, useState } from 'react';
import { now, seoulNow } from '../../shared/dates/clock.ts';
import { useRestorableState } from '../../shared/session/use-restorable-state.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { useAttendanceCalls } from './api.ts';
import { maskName } from './mask.ts';
import { isDoneWith, isEcho, type OutcomeKind, type Scan } from './scan.ts';

/** What came of one phone. */
export type Result = {
  id: number;
  kind: OutcomeKind;
  phone: string;
  /** The masked name, where it is known. */
  name: string | null;
  /** When, `HH:mm` in Asia/Seoul. */
  time: string;
};

/** How long a result stays when nobody touches the field, in milliseconds. */
const resultStays = 8_000;
const mostRecent = 8;

const phoneFrom = (value: unknown) =>
  typeof value === 'string' && /^\d*$/.test(value) ? value : undefined;

/** Attendance by phone: one phone after the other is recorded, whatever is typed meanwhile; echoes are ignored. */
export function useCheckIn() {
  const { recordByPhone, nameOf, prepareNames } = useAttendanceCalls();
  const notice = useSessionNotice();
  const [phone, setPhone] = useRestorableState('phone', '', phoneFrom);
  const [result, setResult] = useState<Result | null>(null);
  const [recent, setRecent] = useState<readonly Result[]>([]);
  const [waiting, setWaiting] = useState(0);
  const lastScan = useRef<Scan | null>(null);
  const lastId = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (result === null || !isDoneWith(result.kind)) return undefined;
    const timer = setTimeout(() => setResult(null), resultStays);
    return () => clearTimeout(timer);
  }, [result]);

  const tell = (kind: OutcomeKind, about: string, name: string | null) => {
    lastId.current += 1;
    const next: Result = {
      id: lastId.current,
      kind,
      phone: about,
      name,
      time: seoulNow().slice(11, 16),
    };
    setResult(next);
    if (isDoneWith(kind)) setRecent((before) => [next, ...before].slice(0, mostRecent));
    // A phone that comes back never replaces one that is being typed.
    else setPhone((typed) => (typed === '' ? about : typed));
  };

  const work = async (scanned: string) => {
    const { kind, userId, error } = await recordByPhone(scanned);
    // What failed may be sent again at once.
    if (!isDoneWith(kind) && lastScan.current?.phone === scanned) lastScan.current = null;
    const name = userId === null ? null : await nameOf(userId);
    setWaiting((count) => count - 1);
    tell(kind, scanned, name === null ? null : maskName(name));
    // Not waited for: the phones after this one go on.
    void notice(error);
  };

  const submit = () => {
    const scan = { phone, at: now() };
    const isIgnored = isEcho(scan, lastScan.current);
    setPhone('');
    if (isIgnored) return;
    if (phone === '') return tell('missing', '', null);
    lastScan.current = scan;
    setResult(null);
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(() => work(phone));
  };
  const leave = () => {
    setPhone('');
    setResult(null);
  };
  // It gives way while another phone is being typed, and is back when that was only an echo.
  const isAbout =
    result !== null && (phone === '' || (!isDoneWith(result.kind) && phone === result.phone));

  return {
    phone,
    type: setPhone,
    submit,
    leave,
    result: isAbout ? result : null,
    recent,
    isWaiting: waiting > 0,
    prepareNames,
  };
}
