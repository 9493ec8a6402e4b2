import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { userList } from '../../shared/list/user-list.ts';
import { type AssignableRole, wireRoles, withRole } from './roles.ts';
import { userTexts } from './texts.ts';

/** Gives a person a role: done, all of their rows say so; refused, it is said why. `onDecided` is called unless it can be tried again after signing in. */
export function useChangeRole(userId: number, onDecided: () => void) {
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const key = ['changeUserRole', userId];
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: (role: AssignableRole) =>
      api.PUT('/api/{product}/admin/users/{userId}/role', {
        params: { path: { userId } },
        body: { userId, roleName: wireRoles[role] },
      }),
    onSuccess: (_, role) => {
      client.setQueryData(userList().queryKey, (users) => users && withRole(users, userId, role));
      // Who is a trainer now stands among the trainers.
      void client.invalidateQueries({ queryKey: ['listWorkers'] });
      showToast(userTexts.saved({ userId }));
    },
    // Not waited for, so that the button is free again at once.
    onError: (error) =>
      void alert(errorMessageOf(error), { title: userTexts.failed, tone: 'danger' }).then(() =>
        notice(error),
      ),
    onSettled: (_, error) => {
      if (sessionErrorOf(error) === null) onDecided();
    },
  });
  const isPending = useIsMutating({ mutationKey: key, exact: true }) > 0;
  // Asked of the client at the press itself: a second press can come before the first has been drawn.
  const save = (role: AssignableRole) => {
    if (client.isMutating({ mutationKey: key, exact: true }) === 0) mutate(role);
  };
  return { save, isPending };
}
