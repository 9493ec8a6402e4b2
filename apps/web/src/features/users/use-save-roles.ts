import { useAlert } from '@fitness/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessageOf } from '../../api/error-message.ts';
import { send } from '../../api/operations.ts';
import { useWrite } from '../../api/use-write.ts';
import { seoulToday } from '../../lib/clock.ts';
import { userList } from '../../lib/list/user-list.ts';
import { usePending } from '../../lib/use-pending.ts';
import { aboutUser, lossOf, type RoleChange, wireRoleOf } from './role-change.ts';
import { userTexts } from './texts.ts';

type SaveRoles = {
  /** The user, or all whose role is changed. */
  name: number | 'all';
  success: string;
  /** The question before anything is hidden from a user, and its answer that saves. */
  title: string;
  confirmLabel: string;
  onSaved: (userId: number) => void;
};

/** Saves roles one after another, up to the first that fails; asks first if that hides something from one of the users. */
export function useSaveRoles({ name, success, title, confirmLabel, onSaved }: SaveRoles) {
  const client = useQueryClient();
  const { queryKey } = userList();
  const { confirm } = useAlert();
  const asking = usePending();
  const write = useWrite({
    mutationKey: ['changeUserRole', name],
    mutationFn: async (changes: readonly RoleChange[]) => {
      for (const { user, to } of changes) {
        const { userId } = user;
        const roleName = wireRoleOf(to);
        await send('changeUserRole', {
          params: { path: { userId } },
          body: { userId, roleName },
        }).catch((error: unknown) => {
          throw new AggregateError([error], aboutUser(user, errorMessageOf(error)));
        });
        client.setQueryData(queryKey, (users) =>
          users?.map((row) => (row.userId === userId ? { ...row, roleName } : row)),
        );
        onSaved(userId);
      }
    },
    meta: {
      success,
      failure: ({ error }) => (error as Error).message,
      failureTitle: userTexts.failed,
      refreshes: ['listUsers', 'listWorkers'],
    },
  });
  const save = (changes: readonly RoleChange[]) =>
    asking.run(async () => {
      const users = client.getQueryData(queryKey) ?? [];
      const losses = changes.flatMap((change) => {
        const loss = lossOf(change, users, seoulToday());
        return loss === null ? [] : aboutUser(change.user, loss);
      });
      const answers = { title, confirmLabel, cancelLabel: userTexts.back };
      if (losses.length === 0 || (await confirm(losses.join('\n'), answers))) write.mutate(changes);
    });
  return { save, isPending: write.isPending };
}
