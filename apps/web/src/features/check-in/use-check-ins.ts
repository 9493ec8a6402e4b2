import { useAlert } from '@fitness/ui/AlertDialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seoulToday } from '../../shared/dates/clock.ts';
import { getPageUser, usePageUser } from '../../shared/session/page-user.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { findMember, recordByPhone } from './api.ts';
import { checkInPath } from './check-in-path.ts';
import { canRetry, type CheckIn, type CheckIns, createCheckIns } from './check-ins.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';
import { keepUnsent, unsentScans } from './unsent-check-ins.ts';
import { untilTypingPauses } from './until-typing-pauses.ts';

/** Module state, since check-ins outlive the page, and a session that the same user renews. */
let kept: { userId: string | null; checkIns: CheckIns } | null = null;

/** Shows failures on the current page. Module state, like the check-ins that it reports. */
let report: (unseen: readonly CheckIn[], sessionError: unknown) => Promise<void>;

/** One line for each phone. */
function failuresOf(checkIns: readonly CheckIn[]) {
  return checkIns
    .map(({ phone, outcome }) =>
      checkInTexts.failedElsewhere({
        digits: lastDigits(phone),
        reason: outcomeTexts[outcome ?? 'failed'],
      }),
    )
    .join('\n');
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function startCheckIns(client: QueryClient, userId: string | null) {
  const checkIns = createCheckIns({
    record: (phone) => recordByPhone(client, phone),
    memberOf: (found) => findMember(client, found),
    onIdle: (...ended) => void report(...ended),
  });
  checkIns.subscribe(() => {
    if (userId !== null) keepUnsent(userId, seoulToday(), checkIns.get());
    const isUnfinished = checkIns.get().some((one) => one.outcome === null || canRetry(one));
    // What is pending may be lost, and without storage also what failed.
    if (isUnfinished) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
  });
  if (userId !== null) unsentScans(userId, seoulToday()).forEach(checkIns.restore);
  return checkIns;
}

/** Removes all check-ins, for the next user or story. */
export function forgetCheckIns() {
  kept?.checkIns.clear();
  kept = null;
}

function checkInsOf(userId: string | null, client: QueryClient) {
  if (kept?.userId !== userId) forgetCheckIns();
  kept ??= { userId, checkIns: startCheckIns(client, userId) };
  return kept.checkIns;
}

/** The check-ins of the signed-in user since the app was opened. */
export function useCheckIns(): CheckIns {
  const client = useQueryClient();
  const { userId } = usePageUser();
  const { alert } = useAlert();
  const notice = useSessionNotice();

  useEffect(() => {
    report = async (unseen, sessionError) => {
      if (unseen.length === 0 && sessionError === undefined) return;
      await untilTypingPauses();
      if (getPageUser().userId !== userId) return;
      const link = { label: checkInTexts.open, href: checkInPath };
      if (unseen.length > 0) await alert(failuresOf(unseen), { tone: 'danger', link });
      await notice(sessionError);
    };
  }, [alert, notice, userId]);

  return checkInsOf(userId, client);
}
