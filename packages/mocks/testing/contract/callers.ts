import { decodeJwt } from 'jose';
import type { OperationRole } from '@fitness/api-contract/operations';
import { issueToken } from '../../src/engine/token.ts';
import type { Account } from '../../src/store/rows.ts';
import { withRequestToken, type InterceptedRequest } from './interceptor.ts';

/** The account that the token of the request names, whether or not the token is valid. */
export function callerOf({ backend, request }: InterceptedRequest): Account | undefined {
  return backend.studio.store.accounts.get(Number(claimsOf(request)['jti']));
}

/** The claims of the request's token; empty where it cannot be read. */
export function claimsOf(request: Request): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(tokenIn(request));
  } catch {
    return {};
  }
}

/** The token of the request; empty where it has none. */
export function tokenIn(request: Request): string {
  return request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
}

/** Passes the request on with a valid token of this account, in its own or another role. */
export async function respondAs(
  { backend, request, respond }: InterceptedRequest,
  account: Account,
  roleName: OperationRole = account.roleName,
): Promise<Response> {
  const token = await issueToken({ ...account, roleName }, backend.studio.clock);
  return respond(withRequestToken(request, token));
}
