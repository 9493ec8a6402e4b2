import { useAlert } from '@fitness/ui/AlertDialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { getSession, useSession } from '../../shared/session/session.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { findMember, recordByPhone } from './api.ts';
import { canRetry, type CheckIn, type CheckIns, createCheckIns } from './check-ins.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';
import { untilKeysRest } from './until-keys-rest.ts';

/** The check-ins of a running app and their user; they outlive the page. */
const kept = new WeakMap<QueryClient, { userId: string | undefined; checkIns: CheckIns }>();

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

const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();

/** The check-ins of the signed-in user since the app was opened. */
export function useCheckIns(): CheckIns {
  const client = useQueryClient();
  const { userId } = useSession();
  const { alert } = useAlert();
  const notice = useSessionNotice();

  const before = kept.get(client);
  // Unknown while the session of the same user has expired.
  if (before !== undefined && (userId === undefined || userId === before.userId))
    return before.checkIns;
  before?.checkIns.clear();

  const onIdle = async (unseen: readonly CheckIn[], sessionError: unknown) => {
    if (unseen.length === 0 && sessionError === undefined) return;
    await untilKeysRest();
    const current = getSession().userId;
    if (current !== undefined && current !== userId) return;
    const link = { label: checkInTexts.open, href: `${paths.masterMyPage}?dialog=checkin` };
    if (unseen.length > 0) await alert(failuresOf(unseen), { tone: 'danger', link });
    await notice(sessionError);
  };
  const checkIns = createCheckIns({
    record: recordByPhone,
    memberOf: (found) => findMember(client, found),
    onIdle: (...ended) => void onIdle(...ended),
  });
  checkIns.subscribe(() => {
    const isUnfinished = checkIns.get().some((one) => one.outcome === null || canRetry(one));
    // A reload would lose them.
    if (isUnfinished) window.addEventListener('beforeunload', keepPage);
    else window.removeEventListener('beforeunload', keepPage);
  });
  kept.set(client, { userId, checkIns });
  return checkIns;
}
