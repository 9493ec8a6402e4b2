import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { DomainError } from '../domain/domain-error.ts';
import type { Studio } from '../domain/studio.ts';
import type { Account } from '../store/rows.ts';
import { readToken } from './token.ts';

/**
 * The account of the caller; undefined for public operations, which ignore an invalid token.
 * The token decides the role, but the account must still exist.
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
  // After a reset the id may belong to another account, which has another phone number.
  if (!account || account.ph !== claims.ph) throw new DomainError('LoginRequired');
  if (!roles.includes(claims.role)) throw new DomainError('Forbidden');
  return account;
}
