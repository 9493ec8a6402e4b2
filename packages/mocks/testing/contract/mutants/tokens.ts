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
import { each, type Mutants } from '../mutant.ts';

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
  ...permitted('ROLE_CUSTOMER', 'getSalesReport', 'resolveUserByPhone', 'createClass'),
  ...permitted('ROLE_MANAGER', 'listUsers', 'recordAttendance', 'changeUserRole'),
  ...permitted('ROLE_MASTER', 'createReview', 'listMyAttendance', 'listMyMembers'),
};

function permitted(role: OperationRole, ...ids: readonly OperationId[]): Mutants {
  return each(`${role.replace('ROLE_', '').toLowerCase()}-may`, ids, (id) => ({
    on: 'Forbidden',
    answer: (intercepted) =>
      claimsOf(intercepted.request)['role'] === role
        ? respondAs(intercepted, callerOf(intercepted), operations[id].roles[0])
        : undefined,
  }));
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
