import type { components } from '@fitness/api-contract/schema';
import { nowInSeoul } from '../dates.ts';
import type { Account } from '../store/rows.ts';
import { hashPassword, matchesPassword } from './password.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

type SignUp = Pick<
  components['schemas']['SignUpRequest'],
  'nickname' | 'gender' | 'username' | 'password' | 'ph' | 'email'
>;

/** Creates a customer's account; username and phone number must be unused. */
export function signUp({ store, clock }: Studio, { password, ...user }: SignUp): Account {
  if (store.accounts.find('username', user.username)) throw new DomainError('UsernameTaken');
  if (store.accounts.find('ph', user.ph)) throw new DomainError('PhoneTaken');
  return store.accounts.insert({
    nickname: user.nickname,
    gender: user.gender,
    username: user.username,
    ph: user.ph,
    email: user.email,
    passwordHash: hashPassword(password),
    roleName: 'ROLE_CUSTOMER',
    createdAt: nowInSeoul(clock),
  });
}

/** The account of a username and password; the error does not reveal which was wrong. */
export function signIn({ store }: Studio, username: string, password: string): Account {
  const account = orThrow(store.accounts.find('username', username), 'SignInFailed');
  if (!matchesPassword(password, account.passwordHash)) throw new DomainError('SignInFailed');
  return account;
}
