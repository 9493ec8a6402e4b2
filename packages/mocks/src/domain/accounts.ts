import { compareSync, hashSync } from 'bcryptjs';
import type { components } from '@fitness/api-contract/schema';
import { nowInSeoul } from '../dates.ts';
import type { Account } from '../store/rows.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

type Schemas = components['schemas'];

// The lowest cost of bcrypt: it protects nothing of value and runs in the page's own thread.
const BCRYPT_COST = 4;

/** Creates a customer's account; username and phone number must be unused. */
export function signUp({ store, clock }: Studio, body: Schemas['SignUpRequest']): Account {
  const { password, passwordCheck: _, ...user } = body;
  if (store.accounts.find('username', user.username)) throw new DomainError('UsernameTaken');
  if (store.accounts.find('ph', user.ph)) throw new DomainError('PhoneTaken');
  return store.accounts.insert({
    ...user,
    passwordHash: hashSync(password, BCRYPT_COST),
    roleName: 'ROLE_CUSTOMER',
    createdAt: nowInSeoul(clock),
  });
}

/** The account of a username and password; the error does not reveal which was wrong. */
export function signIn({ store }: Studio, username: string, password: string): Account {
  const account = orThrow(store.accounts.find('username', username), 'SignInFailed');
  if (!compareSync(password, account.passwordHash)) throw new DomainError('SignInFailed');
  return account;
}

/** Changes a user's role from the next sign-in on; the last master's role cannot change. */
export function changeRole(
  { store }: Studio,
  userId: number,
  roleName: Schemas['RoleChangeRequest']['roleName'],
): void {
  const account = orThrow(store.accounts.get(userId), 'UserNotFound');
  const masters = store.accounts.all().filter((other) => other.roleName === 'ROLE_MASTER');
  if (account.roleName === 'ROLE_MASTER' && masters.length === 1)
    throw new DomainError('LastMaster');
  store.accounts.update(account, { roleName });
}
