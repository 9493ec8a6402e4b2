import { useAlert } from '@fitness/ui/AlertDialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invalidate, send } from '../../shared/api/operations.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { seoulToday } from '../../shared/dates/clock.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import {
  describeLoss,
  type Loss,
  losesWork,
  lossOf,
  type RoleChange,
  subjectOf,
  type Worker,
} from './role-change.ts';
import { type AssignableRole, displayedRoleOf, wireRoleOf, withRoles } from './role-change.ts';
import { intoRole, lossTexts, userTexts } from './texts.ts';

/** How long role changes wait for the trainers' performance, in milliseconds. */
const timeoutMs = 3_000;

async function readWorkers(client: QueryClient): Promise<readonly Worker[] | null> {
  const query = { classTime: `${seoulToday().slice(0, 7)}-01` };
  try {
    return await send(client, 'listWorkers', { params: { query }, timeoutMs });
  } catch (error) {
    if (sessionErrorOf(error) !== null) throw error;
    console.warn('[fitness]', 'listWorkers', error);
    return null;
  }
}

/** The key of the action that changes one user's role. */
export function changeRoleKey(userId: number) {
  return ['changeUserRole', userId] as const;
}

/** What role changes hide from their users, by user id; without the changes that hide nothing. */
export async function readLosses(
  client: QueryClient,
  changes: readonly RoleChange[],
): Promise<ReadonlyMap<number, Loss>> {
  const users = client.getQueryData(userList().queryKey) ?? changes.map(({ user }) => user);
  const isWorkLost = changes.some(({ from, to }) => losesWork(from, to));
  const workers = isWorkLost ? await readWorkers(client) : null;
  const today = seoulToday();
  const losses = new Map<number, Loss>();
  for (const change of changes) {
    const loss = lossOf(change, users, workers, today);
    if (loss !== null) losses.set(change.user.userId, loss);
  }
  return losses;
}

export function sendRole(client: QueryClient, { user: { userId }, to }: RoleChange) {
  return send(client, 'changeUserRole', {
    params: { path: { userId } },
    body: { userId, roleName: wireRoleOf(to) },
  });
}

/** Updates the cached lists after role changes. */
export function storeRoles(client: QueryClient, changes: readonly RoleChange[]) {
  const { queryKey } = userList();
  const roles = new Map(changes.map(({ user, to }) => [user.userId, to]));
  client.setQueryData(queryKey, (users) => users && withRoles(users, roles));
  // A response that is on its way may be older than the changes.
  if (client.isFetching({ queryKey }) > 0) void invalidate(client, 'listUsers');
  // The users may become trainers or stop being ones.
  void invalidate(client, 'listWorkers');
}

/**
 * Changes a user's role in all of the user's rows; asks for confirmation if that hides data from the user. `onDecided` is not
 * called if the session ended, so that the draft is kept for a retry.
 */
export function useChangeRole(user: User, onDecided: () => void) {
  const { userId } = user;
  const client = useQueryClient();
  const { confirm } = useAlert();
  const changeTo = (to: AssignableRole) => ({ user, from: displayedRoleOf(user), to });
  return useAction({
    key: changeRoleKey(userId),
    confirm: async (role: AssignableRole) => {
      const change = changeTo(role);
      const loss = (await readLosses(client, [change])).get(userId);
      if (loss === undefined) return true;
      return confirm(describeLoss(change, loss, lossTexts), {
        title: userTexts.question({ role: intoRole[role] }),
        subject: subjectOf(user),
        confirmLabel: userTexts.change({ role: intoRole[role] }),
        cancelLabel: userTexts.keep,
      });
    },
    send: (role) => sendRole(client, changeTo(role)),
    success: userTexts.saved({ userId }),
    failure: ({ reason }) => reason,
    failureTitle: userTexts.failed,
    onSuccess: (role) => storeRoles(client, [changeTo(role)]),
    onSettled: (error) => {
      // The role may have been changed although the request failed.
      if (error !== undefined) void invalidate(client, 'listUsers');
      if (sessionErrorOf(error) === null) onDecided();
    },
  });
}
