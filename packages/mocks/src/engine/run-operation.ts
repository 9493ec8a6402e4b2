import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateRequest } from '@fitness/api-contract/validators';
import { DomainError } from '../domain/domain-error.ts';
import type { Studio } from '../domain/studio.ts';
import { implementation } from '../operations/index.ts';
import type { OperationInput } from '../operations/operation.ts';
import type { Account } from '../store/rows.ts';
import { badRequestResponse, errorResponse, type MockResponse } from './mock-response.ts';
import { hasListedType, type IncomingRequest } from './read-request.ts';
import { issueToken, readToken } from './token.ts';

/** Runs an operation; 401 and 403 come before 415 and 400, and those before the studio's rules. */
export async function runOperation<Id extends OperationId>(
  studio: Studio,
  id: Id,
  params: Record<string, string>,
  request: IncomingRequest,
): Promise<MockResponse> {
  try {
    const caller = await authorise(studio, id, request.headers);
    if (!hasListedType(id, request)) throw new DomainError('UnsupportedMediaType');
    if (request.problem) return badRequestResponse(id, [request.problem]);
    const { query, headers, body } = request;
    const checked = validateRequest(id, { params, query, headers, body });
    if (!checked.ok) return badRequestResponse(id, checked.problems);
    return await implementation[id]({
      studio,
      params: checked.params,
      query: checked.query,
      headers: checked.headers,
      body: checked.body,
      // authorise() returns no caller exactly for public operations.
      caller: caller as OperationInput<Id>['caller'],
      issueToken: (account) => issueToken(account, studio.clock),
    });
  } catch (error) {
    if (error instanceof DomainError) return errorResponse(error);
    throw error;
  }
}

/**
 * The account of the caller; undefined for public operations, which ignore an invalid token.
 * The token decides the role, but the account must still exist.
 */
async function authorise(
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
