import { useAlert } from '@fitness/ui/AlertDialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invalidate, send } from '../../shared/api/operations.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { seoulToday } from '../../shared/dates/clock.ts';
import { noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { losesPasses, losesWork, lossesOf, validPasses, type Work, workOf } from './role-change.ts';
import { type AssignableRole, displayedRoleOf, wireRoleOf, withRole } from './roles.ts';
import { intoRole, userTexts } from './texts.ts';

/** How long a role change waits for the trainer's performance, in milliseconds. */
const timeoutMs = 3_000;

async function readWork(client: QueryClient, user: User): Promise<Work> {
  const query = { classTime: `${seoulToday().slice(0, 7)}-01` };
  try {
    return workOf(user, await send(client, 'listWorkers', { params: { query }, timeoutMs }));
  } catch (error) {
    if (sessionErrorOf(error) !== null) throw error;
    console.warn('[fitness]', 'listWorkers', error);
    return null;
  }
}

/** Asks for confirmation if a role change hides data from the user; resolves to whether to save the role. */
function useConfirmChange(user: User) {
  const client = useQueryClient();
  const { confirm } = useAlert();
  return async (role: AssignableRole) => {
    const { userId, nickName } = user;
    const from = displayedRoleOf(user);
    const users = client.getQueryData(userList().queryKey) ?? [user];
    const passes = losesPasses(role) ? validPasses(users, userId, seoulToday()) : [];
    const work = losesWork(from, role) ? await readWork(client, user) : { members: 0, sessions: 0 };
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

/**
 * Changes a user's role in all of the user's rows after confirmation. `onDecided` is not called if the session ended, so that the
 * draft is kept for a retry.
 */
export function useChangeRole(user: User, onDecided: () => void) {
  const { userId } = user;
  const client = useQueryClient();
  return useAction({
    key: ['changeUserRole', userId],
    confirm: useConfirmChange(user),
    send: (role: AssignableRole) =>
      send(client, 'changeUserRole', {
        params: { path: { userId } },
        body: { userId, roleName: wireRoleOf(role) },
      }),
    success: userTexts.saved({ userId }),
    failure: ({ reason }) => reason,
    failureTitle: userTexts.failed,
    onSuccess: (role) => {
      client.setQueryData(userList().queryKey, (users) => users && withRole(users, userId, role));
      // The user may become a trainer or stop being one.
      void invalidate(client, 'listWorkers');
    },
    onSettled: (error) => {
      // The role may have been changed although the request failed.
      if (error !== undefined) void invalidate(client, 'listUsers');
      if (sessionErrorOf(error) === null) onDecided();
    },
  });
}
