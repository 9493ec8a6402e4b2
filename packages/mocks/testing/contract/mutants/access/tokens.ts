import { operations, type OperationId } from '@fitness/api-contract/operations';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { isSignedByMock } from '../../../../src/engine/token.ts';
import { callerOf, claimsOf, respondAs, tokenIn } from '../../callers.ts';
import { chain, onBody, onError } from '../../changes.ts';
import { withRequestToken, type InterceptedRequest, type Interceptor } from '../../interceptor.ts';
import { errorOf } from '../../responses.ts';
import type { Mutants } from '../mutant.ts';

const guarded = Object.values(operations).flatMap(({ id, isPublic }): OperationId[] =>
  isPublic ? [] : [id],
);
const isUnsigned = (token: string) => algorithmOf(token) === 'none';

/** Tokens that are not checked, or checked too late. */
export const tokenMutants: Mutants = {
  'expired-token-everywhere': acceptsExpiredToken(guarded),
  'expired-token-list-my-promotions': acceptsExpiredToken(['listMyPromotions']),
  'expired-token-create-class': acceptsExpiredToken(['createClass']),
  'expired-token-list-users': acceptsExpiredToken(['listUsers']),
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
    code: () => {
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
};

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

/** Accepts a token of the backend after its expiry. */
function acceptsExpiredToken(at: readonly OperationId[]) {
  const accepting = (operation: OperationId): Interceptor =>
    onError(operation, 'LoginRequired', async (intercepted) => {
      const account = callerOf(intercepted);
      return account && (await isSignedByMock(tokenIn(intercepted.request)))
        ? respondAs(intercepted, account)
        : errorOf('LoginRequired');
    });
  return { at, code: () => chain(...at.map(accepting)) };
}

/** Trusts the claims of a token whose signature is not the backend's. */
function respondAsClaimed(
  intercepted: InterceptedRequest,
  isTrusted: (token: string) => boolean,
): Promise<Response> | undefined {
  const account = callerOf(intercepted);
  const { exp, role } = claimsOf(intercepted.request);
  const isExpired = Number(exp) * 1000 <= intercepted.backend.studio.clock.now().getTime();
  return account && !isExpired && isTrusted(tokenIn(intercepted.request))
    ? respondAs(intercepted, account, role === 'ROLE_MASTER' ? role : account.roleName)
    : undefined;
}
