import { operations, type OperationId } from '@fitness/api-contract/operations';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { isSignedByMock } from '../../../../src/engine/token.ts';
import { callerOf, claimsOf, respondAs, tokenIn } from '../../callers.ts';
import { chain, onBody, onError } from '../../changes.ts';
import { withRequestToken, type Interceptor } from '../../interceptor.ts';
import { badRequest } from '../../overbooking.ts';
import { errorOf } from '../../responses.ts';
import { kebabOf, type Mutant } from '../mutant.ts';

const guarded = Object.values(operations).flatMap(({ id, isPublic }): OperationId[] =>
  isPublic ? [] : [id],
);

/** Tokens that are not checked, or checked too late. */
export const tokenMutants: readonly Mutant[] = [
  {
    name: 'expired-token-everywhere',
    defect: 'does not check the expiry of a token',
    operation: guarded,
    group: 'contract',
    interceptor: () => chain(...guarded.map(acceptsExpiredToken)),
  },
  ...(['listMyPromotions', 'createClass', 'listUsers'] as const).map((operation): Mutant => ({
    name: `expired-token-${kebabOf(operation)}`,
    defect: `does not check the expiry of a token at ${operation}`,
    operation,
    group: 'contract',
    interceptor: () => acceptsExpiredToken(operation),
  })),
  {
    name: 'unsigned-token',
    defect: 'accepts a token of the algorithm "none" at the list of members',
    operation: 'listMyMembers',
    group: 'contract',
    interceptor: () => acceptsClaims('listMyMembers', (token) => algorithmOf(token) === 'none'),
  },
  {
    name: 'forged-token',
    defect: 'does not check the signature of a token at the sales report',
    operation: 'getSalesReport',
    group: 'contract',
    interceptor: () => acceptsClaims('getSalesReport', (token) => algorithmOf(token) !== 'none'),
  },
  {
    name: 'review-format-before-token',
    defect: 'validates a review before the token',
    operation: 'createReview',
    group: 'contract',
    interceptor: () =>
      onError('createReview', 'LoginRequired', ({ body }) =>
        body && 'content' in body ? errorOf('LoginRequired') : badRequest(),
      ),
  },
  {
    name: 'role-format-before-role',
    defect: 'validates a role change before the caller’s role',
    operation: 'changeUserRole',
    group: 'contract',
    interceptor: () =>
      onError('changeUserRole', 'Forbidden', ({ body }) =>
        body && 'roleName' in body ? errorOf('Forbidden') : badRequest(),
      ),
  },
  {
    name: 'reviews-reject-unusable-token',
    defect: 'rejects an unusable token at the public list of reviews',
    operation: 'listReviews',
    group: 'contract',
    interceptor: () => (intercepted) => {
      const isUnusable = tokenIn(intercepted.request) !== '' && !callerOf(intercepted);
      return intercepted.operation === 'listReviews' && isUnusable
        ? Promise.resolve(errorOf('LoginRequired'))
        : intercepted.respond();
    },
  },
  {
    name: 'token-without-user-id',
    defect: 'issues tokens without jti',
    operation: 'signIn',
    group: 'contract',
    interceptor: () => {
      const issued = new Map<string, string>();
      return chain(
        (intercepted) => {
          const token = issued.get(tokenIn(intercepted.request));
          const { request, respond } = intercepted;
          return respond(token === undefined ? request : withRequestToken(request, token));
        },
        onBody('signIn', (body) => {
          const { jti, ...claims } = decodeJwt(body.token);
          const payload = Buffer.from(JSON.stringify({ ...claims, sub: jti })).toString(
            'base64url',
          );
          const token = body.token.replace(/\.[^.]+\./, `.${payload}.`);
          issued.set(token, body.token);
          return { ...body, token };
        }),
      );
    },
  },
];

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

/** Accepts a token of the backend after its expiry. */
function acceptsExpiredToken(operation: OperationId): Interceptor {
  return onError(operation, 'LoginRequired', async (intercepted) => {
    const account = callerOf(intercepted);
    return account && (await isSignedByMock(tokenIn(intercepted.request)))
      ? respondAs(intercepted, account)
      : errorOf('LoginRequired');
  });
}

/** Trusts the claims of a token whose signature is not the backend's. */
function acceptsClaims(operation: OperationId, isTrusted: (token: string) => boolean): Interceptor {
  return onError(operation, 'LoginRequired', (intercepted) => {
    const account = callerOf(intercepted);
    const { exp, role } = claimsOf(intercepted.request);
    const isExpired = Number(exp) * 1000 <= intercepted.backend.studio.clock.now().getTime();
    if (!account || isExpired || !isTrusted(tokenIn(intercepted.request)))
      return errorOf('LoginRequired');
    return respondAs(intercepted, account, role === 'ROLE_MASTER' ? role : account.roleName);
  });
}
