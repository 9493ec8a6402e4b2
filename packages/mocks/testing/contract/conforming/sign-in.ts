import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { tokenIn } from '../callers.ts';
import { chain, onBody } from '../changes.ts';
import { withRequestToken, type Interceptor } from '../interceptor.ts';
import type { ConformingBackend } from './conforming.ts';

/** Other sign-in responses and tokens. */
export const otherSignIns: readonly ConformingBackend[] = [
  signInAs('role-in-both-spellings', 'names the role role_name and roleName', () =>
    onBody('signIn', (body) => ({ ...body, roleName: roleIn(body) })),
  ),
  signInAs('null-profile', 'returns null for everything but the token', () =>
    onBody('signIn', ({ token }) => ({
      token,
      nickname: null,
      name: null,
      role_name: null,
      ph: null,
      customer: null,
    })),
  ),
  signInAs('membership-as-object', 'describes the pass of a customer with an object', () =>
    onBody('signIn', (body) => ({
      ...body,
      customer: body.customer && { membership: { id: 7, sessions: 12 }, classstatus: null },
    })),
  ),
  signInAs('token-with-more-claims', 'issues tokens with more claims and both roles', () =>
    otherTokens('HS384', (claims) => ({
      ...claims,
      roleName: claims['role'],
      iss: 'https://makefit.kr',
      aud: 'web',
      sub: 'user',
      scope: ['read', 'write'],
    })),
  ),
  signInAs('token-without-profile', 'issues tokens without nickname and phone', () =>
    otherTokens('HS256', ({ jti, role, iat, exp }) => ({ jti, role, iat, exp })),
  ),
];

/** Names the role roleName. */
export function camelCaseRole(): Interceptor {
  return onBody('signIn', (body) => {
    const { role_name: roleName, ...rest } = body as Record<string, unknown>;
    return { ...rest, roleName };
  });
}

/** The role of the mock's sign-in answer. */
function roleIn(body: object): unknown {
  return (body as { role_name?: unknown }).role_name;
}

/** Returns nothing but the token. */
export function tokenOnly(): Interceptor {
  return onBody('signIn', ({ token }) => ({ token }));
}

/** Issues tokens of another algorithm and other claims, with the same expiry. */
export function otherTokens(
  alg: 'HS256' | 'HS384' | 'HS512',
  change: (claims: JWTPayload) => JWTPayload,
): Interceptor {
  const key = crypto.getRandomValues(new Uint8Array(64));
  const issued = new Map<string, string>();
  return chain(
    ({ request, respond }) => {
      const token = issued.get(tokenIn(request));
      return respond(token === undefined ? request : withRequestToken(request, token));
    },
    onBody('signIn', async (body) => {
      const token = await new SignJWT(change(decodeJwt(body.token)))
        .setProtectedHeader({ alg })
        .sign(key);
      issued.set(token, body.token);
      return { ...body, token };
    }),
  );
}

function signInAs(
  name: string,
  difference: string,
  interceptor: () => Interceptor,
): ConformingBackend {
  return { name, difference, keepsRules: true, interceptor };
}
