import type { ApiClient } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/api-of.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { seoulToday } from '../../shared/dates/clock.ts';
import { noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { losesPasses, losesWork, lossesOf, validPasses, type Work, workOf } from './role-change.ts';
import { type AssignableRole, displayedRoleOf, wireRoleOf, withRole } from './roles.ts';
import { intoRole, userTexts } from './texts.ts';

/** How long a change of role waits for the trainer's work, in milliseconds. */
const timeoutMs = 3_000;

async function readWork(api: ApiClient, user: User): Promise<Work> {
  const query = { classTime: `${seoulToday().slice(0, 7)}-01` };
  try {
    return workOf(
      user,
      await api.GET('/api/{product}/admin/manager', { params: { query }, timeoutMs }),
    );
  } catch (error) {
    if (sessionErrorOf(error) !== null) throw error;
    console.warn('[fitness]', 'listWorkers', error);
    return null;
  }
}

/** Asks before a change that takes something out of its owner's sight; resolves to whether the role is to be saved. */
function useConfirmChange(user: User) {
  const client = useQueryClient();
  const { confirm } = useAlert();
  return async (role: AssignableRole) => {
    const { userId, nickName } = user;
    const from = displayedRoleOf(user);
    const users = client.getQueryData(userList().queryKey) ?? [user];
    const passes = losesPasses(role) ? validPasses(users, userId, seoulToday()) : [];
    const work = losesWork(from, role)
      ? await readWork(apiOf(client), user)
      : { members: 0, sessions: 0 };
    const losses = lossesOf(passes, work);
    if (losses === '') return true;
    return confirm(losses, {
      tone: 'danger',
      title: userTexts.question({ role: intoRole[role] }),
      subject: userTexts.subject({
        name: nickName === null ? noValue : isolated(nickName),
        userId,
      }),
      confirmLabel: userTexts.change({ role: intoRole[role] }),
      cancelLabel: userTexts.keep,
    });
  };
}

/** Changes all rows of the user once that is confirmed; `onDecided` is not called if the session ended, for a retry. */
export function useChangeRole(user: User, onDecided: () => void) {
  const { userId } = user;
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const confirmChange = useConfirmChange(user);
  return useSingleMutation({
    mutationKey: ['changeUserRole', userId],
    mutationFn: async (role: AssignableRole) => {
      if (!(await confirmChange(role))) return false;
      await apiOf(client).PUT('/api/{product}/admin/users/{userId}/role', {
        params: { path: { userId } },
        body: { userId, roleName: wireRoleOf(role) },
      });
      return true;
    },
    onSuccess: (isSaved, role) => {
      if (!isSaved) return;
      client.setQueryData(userList().queryKey, (users) => users && withRole(users, userId, role));
      // The new role may add a trainer or remove one.
      void client.invalidateQueries({ queryKey: ['listWorkers'] });
      showToast(userTexts.saved({ userId }));
    },
    // Not awaited, so that the button is free again at once.
    onError: (error) =>
      void alert(errorMessageOf(error), { title: userTexts.failed, tone: 'danger' }).then(() =>
        notice(error),
      ),
    onSettled: (_, error) => {
      // The role may have been changed all the same.
      if (error !== null) void client.invalidateQueries({ queryKey: userList().queryKey });
      if (sessionErrorOf(error) === null) onDecided();
    },
  });
}
