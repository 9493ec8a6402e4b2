import { operationRoles } from '@fitness/api-contract/roles';
import { compactVerify, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Account } from '../store/rows.ts';

const claimsSchema = v.pipe(
  v.object({
    jti: v.pipe(v.string(), v.digits()),
    role: v.picklist(operationRoles),
    ph: v.string(),
    exp: v.number(),
  }),
  v.transform(({ jti, ...claims }) => ({ userId: Number(jti), ...claims })),
);

type Claims = Readonly<v.InferOutput<typeof claimsSchema>>;

// Not a secret: the mock backend contains only generated data.
const KEY = new TextEncoder().encode('mock-backend-signing-key-for-made-up-data');
const LIFETIME_SECONDS = 12 * 60 * 60;

/** A signed token for the account, valid for twelve hours. */
export function issueToken(
  account: Pick<Account, 'id' | 'nickname' | 'roleName' | 'ph'>,
  clock: Clock,
): Promise<string> {
  const now = secondsOf(clock);
  return new SignJWT({ nickname: account.nickname, role: account.roleName, ph: account.ph })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(String(account.id))
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(KEY);
}

// Verifying a signature costs more than most operations, so verified tokens are cached.
const verified = new Map<string, Claims>();
const MOST_VERIFIED = 500;

/** The claims of an `Authorization` header; undefined where it is missing, invalid or expired. */
export async function readToken(header: string | null, clock: Clock): Promise<Claims | undefined> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!token) return undefined;
  const claims = verified.get(token) ?? (await verify(token));
  if (!claims) return undefined;
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(token, claims);
  return claims.exp > secondsOf(clock) ? claims : undefined;
}

async function verify(token: string): Promise<Claims | undefined> {
  try {
    // The caller compares the expiry with the studio's clock.
    const options = { algorithms: ['HS256'], currentDate: new Date(0) };
    return v.parse(claimsSchema, (await jwtVerify(token, KEY, options)).payload);
  } catch {
    return undefined;
  }
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}

/** True for a token that a mock backend issued, even if expired. */
export async function isSignedByMock(token: string): Promise<boolean> {
  return compactVerify(token, KEY).then(
    () => true,
    () => false,
  );
}
