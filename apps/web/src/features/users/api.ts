import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { userList } from '../../shared/list/user-list.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { type AssignableRole, wireRoleOf, withRole } from './roles.ts';
import { userTexts } from './texts.ts';

/** Changes all rows of the user; `onDecided` is not called if the session ended, for a retry. */
export function useChangeRole(userId: number, onDecided: () => void) {
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  return useSingleMutation({
    mutationKey: ['changeUserRole', userId],
    mutationFn: (role: AssignableRole) =>
      api.PUT('/api/{product}/admin/users/{userId}/role', {
        params: { path: { userId } },
        body: { userId, roleName: wireRoleOf(role) },
      }),
    onSuccess: (_, role) => {
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
