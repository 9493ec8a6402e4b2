import { useAlert } from '@fitness/ui/AlertDialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { elapsed } from '../../shared/dates/clock.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { checkInPath } from '../../shared/paths.ts';
import { getSession, useSession } from '../../shared/session/session.ts';
import { useRestorableState } from '../../shared/session/page-state.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { recordByPhone } from './api.ts';
import {
  asOf,
  createCheckIns,
  inOrder,
  isRecorded,
  type Member,
  type Outcome,
  type Refusal,
  refusalOf,
} from './check-ins.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';

type CheckIns = ReturnType<typeof createCheckIns>;

/** Module state, since check-ins outlive the page, and a session that the same user renews. */
let kept: { userId: string | undefined; checkIns: CheckIns } | null = null;

/** Removes all check-ins, for the next user or story. */
export function forgetCheckIns() {
  kept?.checkIns.clear();
  kept = null;
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function checkInsOf(userId: string | undefined, client: QueryClient): CheckIns {
  // While the session ends there is no user, and the check-ins stay.
  if (kept !== null && (userId === undefined || kept.userId === userId)) return kept.checkIns;
  forgetCheckIns();
  const checkIns = createCheckIns((phone) => recordByPhone(client, phone));
  checkIns.subscribe(() => {
    const isUnfinished = checkIns.get().some(({ outcome }) => !isRecorded(outcome));
    if (isUnfinished) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
  });
  kept = { userId, checkIns };
  return checkIns;
}

/** A press within this time after the last one is a double press, or a reader that sends Enter twice, in milliseconds. */
const doublePressMs = 500;

/** Returns a function that tells whether it was called a moment before. */
function useDoublePress() {
  const last = useRef(-Infinity);
  return () => {
    const at = elapsed();
    const isDouble = at - last.current < doublePressMs;
    last.current = at;
    return isDouble;
  };
}

/** An outcome, or why a phone was not sent; the key is unique for each, so that the same text is announced again. */
export type Result = { key: number; phone: string } & (
  | { outcome: Outcome; member: Member | null; refusal?: never }
  | { refusal: Refusal; outcome?: never; member?: never }
);

const parsePhone = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The phone, the results and the check-ins of the signed-in user since the app was opened; `isOpen` is false without a field. */
export function useCheckIn(place: 'dialog' | 'frontDesk', isOpen = true) {
  const client = useQueryClient();
  const { userId } = useSession();
  const checkIns = checkInsOf(userId, client);
  const list = useSyncExternalStore(checkIns.subscribe, checkIns.get);
  const today = useSeoulToday();
  const [phone, setPhone] = useRestorableState('phone', '', parsePhone);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [refusal, setRefusal] = useState<Result | null>(null);
  const lastKey = useRef(0);
  const isDoubleSubmit = useDoublePress();
  const isDoubleDismissal = useDoublePress();
  const { alert } = useAlert();
  const notice = useSessionNotice();

  useEffect(() => {
    if (!isOpen) return undefined;
    return checkIns.watch(({ phone: scanned, outcome, member }, isLast) => {
      lastKey.current += 1;
      const result = { key: lastKey.current, phone: scanned, outcome, member };
      setRefusal(null);
      setResults((before) => [...before.filter((one) => one.phone !== scanned), result]);
      // Only into an empty field and while nothing is pending, so that it never replaces a number being typed or scanned.
      if (place === 'dialog' && isLast && !isRecorded(outcome))
        setPhone((typed) => (typed === '' ? scanned : typed));
    });
  }, [checkIns, isOpen, place, setPhone]);

  const type = useCallback(
    (typed: string) => {
      setPhone(typed);
      setRefusal(null);
    },
    [setPhone],
  );

  /** Tells what failed while neither the dialog nor the front desk was open, and that the session has ended. */
  const tell = async (sending: ReturnType<CheckIns['submit']>) => {
    const end = await sending;
    if (end === null || getSession().userId !== userId) return;
    const lines = end.unseen.map(({ phone: unseen, outcome }) =>
      checkInTexts.failedElsewhere({ digits: lastDigits(unseen), reason: outcomeTexts[outcome] }),
    );
    const link = { label: checkInTexts.open, href: checkInPath };
    if (lines.length > 0) await alert(lines.join('\n'), { tone: 'danger', link });
    await notice(end.sessionError);
  };

  return {
    phone,
    type,
    /** Sends the phone, unless it is no phone or repeated by accident. */
    submit: () => {
      if (isDoubleSubmit() && phone === '') return;
      const reason = refusalOf(phone);
      const isDuplicate = checkIns.isDuplicate(phone);
      if (place === 'dialog' && !isDuplicate) setResults([]);
      if (reason !== null) {
        lastKey.current += 1;
        setRefusal({ key: lastKey.current, phone, refusal: reason });
        return;
      }
      setPhone('');
      if (!isDuplicate) void tell(checkIns.submit(phone));
    },
    refusal,
    results,
    setResults,
    list: inOrder(list).map((one) => asOf(one, today)),
    isPending: list.some(({ outcome }) => outcome === null),
    retry: (ids: readonly number[]) => void tell(checkIns.retry(ids)),
    dismiss: (id: number) => {
      // The second click of a double click would dismiss the next item, which has moved up.
      if (!isDoubleDismissal()) checkIns.dismiss(id);
    },
  };
}
