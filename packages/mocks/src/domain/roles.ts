import type { components } from '@fitness/api-contract/schema';
import type { Account } from '../store/rows.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

type NewRole = components['schemas']['RoleChangeRequest']['roleName'];

/** Changes a user's role from the next sign-in on; the last master's role cannot change. */
export function changeRole({ store }: Studio, userId: number, roleName: NewRole): Account {
  const account = orThrow(store.accounts.get(userId), 'UserNotFound');
  const masters = store.accounts.all().filter((other) => other.roleName === 'ROLE_MASTER');
  if (account.roleName === 'ROLE_MASTER' && masters.length === 1)
    throw new DomainError('LastMaster');
  return store.accounts.update(account, { roleName });
}
