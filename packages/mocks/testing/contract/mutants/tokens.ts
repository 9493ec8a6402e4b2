import { operations, type OperationId, type OperationRole } from '@fitness/api-contract/operations';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { isSignedByMock } from '../../../src/engine/token.ts';
import { chain, onError, withOtherTokens } from '../changes.ts';
import {
  callerOf,
  claimsOf,
  errorOf,
  respondAs,
  tokenIn,
  type InterceptedRequest,
  type Interceptor,
} from '../interceptor.ts';
import type { Mutants } from '../mutant.ts';

const guarded = Object.values(operations).flatMap(({ id, isPublic }): OperationId[] =>
  isPublic ? [] : [id],
);

/** Tokens that are not checked, or checked too late. */
export const tokenMutants: Mutants = {
  'expired-token-everywhere': acceptsExpiredToken('listUsers', ...guarded),
  'expired-token-list-my-promotions': acceptsExpiredToken('listMyPromotions'),
  'expired-token-create-class': acceptsExpiredToken('createClass'),
  'expired-token-list-users': acceptsExpiredToken('listUsers'),
  'unsigned-token': {
    at: 'listMyMembers',
    on: 'LoginRequired',
    answer: (intercepted) => respondAsClaimed(intercepted, isUnsigned),
  },
  'forged-token': {
    at: 'getSalesReport',
    on: 'LoginRequired',
    answer: (intercepted) => respondAsClaimed(intercepted, (token) => !isUnsigned(token)),
  },
  'review-format-before-token': {
    at: 'createReview',
    on: 'LoginRequired',
    answer: ({ body }) => (body && 'content' in body ? undefined : errorOf('BadRequest')),
  },
  'role-format-before-role': {
    at: 'changeUserRole',
    on: 'Forbidden',
    answer: ({ body }) => (body && 'roleName' in body ? undefined : errorOf('BadRequest')),
  },
  'reviews-reject-unusable-token': {
    at: 'listReviews',
    answer: (intercepted) =>
      tokenIn(intercepted.request) !== '' && !callerOf(intercepted)
        ? errorOf('LoginRequired')
        : undefined,
  },
  'token-without-user-id': {
    at: 'signIn',
    code: () =>
      withOtherTokens((token) => {
        const { jti, ...claims } = decodeJwt(token);
        const payload = Buffer.from(JSON.stringify({ ...claims, sub: jti })).toString('base64url');
        return token.replace(/\.[^.]+\./, `.${payload}.`);
      }),
  },
};

/** Operations that another role may call. */
export const roleMutants: Mutants = {
  'customer-may-get-sales-report': permits('ROLE_CUSTOMER', 'getSalesReport'),
  'manager-may-list-users': permits('ROLE_MANAGER', 'listUsers'),
  'manager-may-record-attendance': permits('ROLE_MANAGER', 'recordAttendance'),
  'manager-may-change-user-role': permits('ROLE_MANAGER', 'changeUserRole'),
  'customer-may-resolve-user-by-phone': permits('ROLE_CUSTOMER', 'resolveUserByPhone'),
  'master-may-create-review': permits('ROLE_MASTER', 'createReview'),
  'master-may-list-my-attendance': permits('ROLE_MASTER', 'listMyAttendance'),
  'master-may-list-my-members': permits('ROLE_MASTER', 'listMyMembers'),
  'customer-may-create-class': permits('ROLE_CUSTOMER', 'createClass'),
};

function permits<Id extends OperationId>(role: OperationRole, operation: Id) {
  return {
    at: operation,
    on: 'Forbidden',
    answer: (intercepted: InterceptedRequest) =>
      claimsOf(intercepted.request)['role'] === role
        ? respondAs(intercepted, callerOf(intercepted), operations[operation].roles[0])
        : undefined,
  } as const;
}

function isUnsigned(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'none';
  } catch {
    return false;
  }
}

/** Accepts a token of the backend after its expiry. */
function acceptsExpiredToken(at: OperationId, ...or: readonly OperationId[]) {
  const accepting = (operation: OperationId): Interceptor =>
    onError(operation, 'LoginRequired', async (intercepted) => {
      const isOwn = await isSignedByMock(tokenIn(intercepted.request));
      const response = isOwn ? await respondAs(intercepted, callerOf(intercepted)) : undefined;
      return response ?? errorOf('LoginRequired');
    });
  return { at, or, code: () => chain(...[...new Set([at, ...or])].map(accepting)) };
}

/** Trusts the claims of a token whose signature is not the backend's. */
function respondAsClaimed(
  intercepted: InterceptedRequest,
  isTrusted: (token: string) => boolean,
): Promise<Response | undefined> | undefined {
  const { exp, role } = claimsOf(intercepted.request);
  const isExpired = Number(exp) * 1000 <= intercepted.studio.clock.now().getTime();
  const claimed = role === 'ROLE_MASTER' ? role : undefined;
  return !isExpired && isTrusted(tokenIn(intercepted.request))
    ? respondAs(intercepted, callerOf(intercepted), claimed)
    : undefined;
}
