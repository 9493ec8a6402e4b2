import { useAlert } from '@fitness/ui/AlertDialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invalidate, send } from '../../shared/api/operations.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { seoulToday } from '../../shared/dates/clock.ts';
import { type User, userList } from '../../shared/list/user-list.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import {
  type AssignableRole,
  describeLoss,
  displayedRoleOf,
  losesWork,
  type Loss,
  lossOf,
  type RoleChange,
  subjectOf,
  wireRoleOf,
  withRoles,
  type Worker,
} from './role-change.ts';
import { intoRole, lossTexts, userTexts } from './texts.ts';

/** How long role changes wait for the trainers' performance, in milliseconds. */
const timeoutMs = 3_000;

async function readWorkers(): Promise<readonly Worker[] | null> {
  const query = { classTime: `${seoulToday().slice(0, 7)}-01` };
  try {
    return await send('listWorkers', { params: { query }, timeoutMs });
  } catch (error) {
    if (sessionErrorOf(error) !== null) throw error;
    console.warn('[fitness]', 'listWorkers', error);
    return null;
  }
}

/** What role changes hide from their users, by user id; without the changes that hide nothing. */
export async function readLosses(
  client: QueryClient,
  changes: readonly RoleChange[],
): Promise<ReadonlyMap<number, Loss>> {
  const users = client.getQueryData(userList().queryKey) ?? changes.map(({ user }) => user);
  const isWorkLost = changes.some(({ from, to }) => losesWork(from, to));
  const workers = isWorkLost ? await readWorkers() : null;
  const today = seoulToday();
  const losses = new Map<number, Loss>();
  for (const change of changes) {
    const loss = lossOf(change, users, workers, today);
    if (loss !== null) losses.set(change.user.userId, loss);
  }
  return losses;
}

export function sendRole({ user: { userId }, to }: RoleChange) {
  return send('changeUserRole', {
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

const failure = {
  failure: ({ reason }: { reason: string }) => reason,
  failureTitle: userTexts.failed,
};

/**
 * Changes a user's role in all of the user's rows; asks for confirmation if that hides data from the user. `onDecided` is not
 * called if the session ended, so that the draft is kept for a retry.
 */
export function useChangeRole(user: User, onDecided: () => void) {
  const { userId } = user;
  const client = useQueryClient();
  const { confirm } = useAlert();
  const changeTo = (to: AssignableRole) => ({ user, from: displayedRoleOf(user), to });
  const save = useWrite({
    mutationKey: ['changeUserRole', userId],
    mutationFn: (role: AssignableRole) => sendRole(changeTo(role)),
    meta: { ...failure, success: userTexts.saved({ userId }) },
    onSuccess: (_, role) => {
      storeRoles(client, [changeTo(role)]);
      onDecided();
    },
    onError: (error) => {
      // The role may have been changed although the request failed.
      void invalidate(client, 'listUsers');
      if (sessionErrorOf(error) === null) onDecided();
    },
  });
  const ask = useWrite({
    mutationKey: ['changeUserRole', userId, 'question'],
    mutationFn: async (role: AssignableRole) => {
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
    meta: failure,
    onSuccess: (isConfirmed, role) => (isConfirmed ? save.mutate(role) : onDecided()),
  });
  return { save: ask.mutate, isPending: ask.isPending || save.isPending };
}
