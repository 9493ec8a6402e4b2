import { useCallback, useRef } from 'react';
import { elapsed } from '../../shared/dates/clock.ts';
import type { CheckIns } from './check-ins.ts';
import { isDoublePress, isDuplicate, type Refusal, refusalOf, type Scan } from './scan.ts';

/** Returns a function that tells whether it was called a moment before. */
export function useDoublePress() {
  const last = useRef(-Infinity);
  return () => {
    const at = elapsed();
    const isDouble = isDoublePress(at, last.current);
    last.current = at;
    return isDouble;
  };
}

/** What became of a submitted phone: queued, an accidental repetition of the last one or of the press, or not sent. */
export type ScanResult = 'queued' | 'repeated' | 'ignored' | { refusal: Refusal };

/** Sends phones to the queue, except those that are repeated by accident and what is no phone. */
export function useScan(checkIns: Pick<CheckIns, 'submit'>) {
  const lastScan = useRef<Scan | null>(null);
  const isDoubleSubmit = useDoublePress();
  /** A failed phone may be repeated at once, so it is no duplicate. */
  const forget = useCallback((phone: string) => {
    if (lastScan.current?.phone === phone) lastScan.current = null;
  }, []);
  return {
    scan: (phone: string): ScanResult => {
      const scan = { phone, at: elapsed() };
      if (isDoubleSubmit() && phone === '') return 'ignored';
      if (isDuplicate(scan, lastScan.current)) return 'repeated';
      const refusal = refusalOf(phone);
      if (refusal !== null) return { refusal };
      lastScan.current = scan;
      checkIns.submit(phone);
      return 'queued';
    },
    forget,
  };
}
