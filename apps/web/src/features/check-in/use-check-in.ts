import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '../../api/operations.ts';
import { queryClient } from '../../api/query-client.ts';
import { seoulToday, useSeoulToday } from '../../lib/clock.ts';
import { userList } from '../../lib/list/user-list.ts';
import { passProblemOf, validPassesOf } from '../../lib/pass/listed-pass.ts';
import { checkInPath } from '../../lib/paths.ts';
import { useSessionNotice } from '../../session/session-notice.ts';
import { onUserChange, pageUserId, stored } from '../../session/session.ts';
import {
  type Attempt,
  type CheckIn,
  checkInOf,
  createCheckIns,
  isRecorded,
  type Member,
  outcomeOf,
  refusalOf,
  shownOn,
} from './check-ins.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';

/** The list of members, at most a minute old, because a pass may have been bought since. */
const memberList = () => ({ ...userList(), staleTime: 60_000 });

async function findMember(userId: number): Promise<Member | null> {
  const users = await queryClient.fetchQuery(memberList());
  const rows = users.filter((user) => user.userId === userId);
  const name = rows[0]?.nickName ?? null;
  const today = seoulToday();
  if (name === null) return null;
  return { name, passProblem: passProblemOf(rows, today), passes: validPassesOf(rows, today) };
}

/** How long the desk waits for the name of a member, in milliseconds. */
const nameTimeout = 1_500;

/** The member; null if unknown or not found in time. */
function memberInTime(userId: number): Promise<Member | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, nameTimeout, null));
  return Promise.race([findMember(userId).catch(() => null), late]);
}

/** The id of the member with this phone; a server may respond with a number instead of an object. */
async function resolveUser(ph: string) {
  const response: unknown = await send('resolveUserByPhone', { params: { query: { ph } } });
  const userId = typeof response === 'number' ? response : Object(response).userId;
  if (!Number.isSafeInteger(userId) || userId < 1) throw new Error('The response has no user id.');
  return userId as number;
}

/** Records attendance by phone. */
async function recordByPhone(ph: string): Promise<Attempt> {
  let member: Promise<Member | null> | null = null;
  try {
    const userId = await resolveUser(ph);
    member = memberInTime(userId);
    const body = { username: stored('tokenName'), ph };
    await send('recordAttendance', { params: { path: { userId } }, body });
    return { outcome: 'done', member: await member };
  } catch (error) {
    return { outcome: outcomeOf(error), member: await member, error };
  }
}

/** The check-ins since the page was loaded. Module state, since they outlive the page that the router shows. */
export const checkIns = createCheckIns(recordByPhone);

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
checkIns.subscribe(() => {
  if (checkIns.get().every(isRecorded))
    window.removeEventListener('beforeunload', askBeforeLeaving);
  else window.addEventListener('beforeunload', askBeforeLeaving);
});

// Module state, since what was not sent is still there when the same user has signed in again.
let ownerId = pageUserId();
onUserChange(() => {
  const userId = pageUserId();
  if (userId === null || userId === ownerId) return;
  ownerId = userId;
  checkIns.clear();
});

export function useCheckIns() {
  const today = useSeoulToday();
  return shownOn(useSyncExternalStore(checkIns.subscribe, checkIns.get), today);
}

/** Sends a phone, and calls back with its outcome; what fails once the component is gone is told by an alert. */
export function useSendCheckIn(onSent?: (checkIn: CheckIn) => void) {
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return async (phone: string) => {
    const sent = await checkIns.submit(phone);
    if (sent === null) return;
    if (isMounted.current) onSent?.(sent);
    else if (sent.outcome !== null && !isRecorded(sent)) {
      const failed = { digits: lastDigits(phone), reason: outcomeTexts[sent.outcome] };
      const link = { label: checkInTexts.open, href: checkInPath };
      await alert(checkInTexts.failedElsewhere(failed), { tone: 'danger', link });
    }
    await notice(sent.error);
  };
}

/** The phone that is typed, and the last result. */
export function useCheckIn() {
  const [phone, setPhone] = useState('');
  const [result, setResult] = useState<CheckIn | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useCheckIns();
  const onSend = useSendCheckIn(setResult);

  // The names of the members are loaded in advance.
  useEffect(() => void queryClient.prefetchQuery(memberList()), []);

  /** Sends the phone, unless it is no phone or repeated by accident. */
  const submit = () => {
    if (!checkIns.isRepeated(phone)) {
      const refusal = refusalOf(phone);
      setResult(refusal && checkInOf(phone, refusal));
      if (refusal !== null) return;
      void onSend(phone);
    }
    setPhone('');
  };
  const isPending = list.some(({ outcome }) => outcome === null);
  return { phone, setPhone, result, setResult, field, list, isPending, onSend, submit };
}
