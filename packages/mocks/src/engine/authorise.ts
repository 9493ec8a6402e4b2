import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { DomainError } from '../domain/domain-error.ts';
import type { Studio } from '../domain/studio.ts';
import type { Account } from '../store/rows.ts';
import { readToken } from './token.ts';

/**
 * The account that calls; undefined where nobody needs a token (a bad one counts as none there).
 * The role that counts is the token's, but the account must still exist.
 */
export async function authorise(
  studio: Studio,
  id: OperationId,
  headers: Headers,
): Promise<Account | undefined> {
  const { isPublic, roles }: OperationInfo = operations[id];
  if (isPublic) return undefined;
  const claims = await readToken(headers.get('authorization'), studio.clock);
  const account = claims && studio.store.accounts.get(claims.userId);
  // After a reset the same number may belong to somebody else: the phone tells.
  if (!account || account.ph !== claims.ph) throw new DomainError('LoginRequired');
  if (!roles.includes(claims.role)) throw new DomainError('Forbidden');
  return account;
}
