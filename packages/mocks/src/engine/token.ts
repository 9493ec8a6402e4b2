import { operationRoles } from '@fitness/api-contract/roles';
import { compactVerify, decodeJwt, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Account } from '../store/rows.ts';

const claimsSchema = v.pipe(
  v.object({
    jti: v.pipe(v.string(), v.digits()),
    role: v.picklist(operationRoles),
    ph: v.string(),
  }),
  v.transform(({ jti, role, ph }) => ({ userId: Number(jti), role, ph })),
);

type Claims = Readonly<v.InferOutput<typeof claimsSchema>>;

// Not a secret: the mock backend contains only generated data.
const KEY = new TextEncoder().encode('mock-backend-signing-key-for-made-up-data');
const LIFETIME_SECONDS = 12 * 60 * 60;

/** What a token says about an account. */
export type TokenAccount = Pick<Account, 'id' | 'nickname' | 'roleName' | 'ph'>;

/** A signed token for the account, by default valid for twelve hours. */
export function issueToken(
  account: TokenAccount,
  clock: Clock,
  lifetimeSeconds = LIFETIME_SECONDS,
): Promise<string> {
  const now = secondsOf(clock);
  return new SignJWT({ nickname: account.nickname, role: account.roleName, ph: account.ph })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(String(account.id))
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(KEY);
}

interface Verified {
  readonly claims: Claims;
  /** Seconds since 1970. */
  readonly expires: number;
}

// Verifying a signature costs more than most operations, so valid tokens are cached.
const verified = new Map<string, Verified>();
const MOST_VERIFIED = 500;

/** The claims of an `Authorization` header; undefined where it is missing, invalid or expired. */
export async function readToken(header: string | null, clock: Clock): Promise<Claims | undefined> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!token) return undefined;
  const known = verified.get(token);
  if (known) return known.expires > secondsOf(clock) ? known.claims : undefined;
  const found = await verify(token, clock);
  if (!found) return undefined;
  verified.set(token, found);
  const [oldest] = verified.keys();
  if (verified.size > MOST_VERIFIED && oldest !== undefined) verified.delete(oldest);
  return found.claims;
}

async function verify(token: string, clock: Clock): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, KEY, {
      algorithms: ['HS256'],
      currentDate: clock.now(),
      requiredClaims: ['exp'],
    });
    return { claims: v.parse(claimsSchema, payload), expires: payload.exp ?? 0 };
  } catch {
    return undefined;
  }
}

/** Whether a mock backend issued this token, even if expired. */
export async function isSignedByMock(token: string): Promise<boolean> {
  return compactVerify(token, KEY).then(
    () => true,
    () => false,
  );
}

/** The account that a token names, whichever server signed it; undefined where it cannot be read. */
export function accountOf(token: string): TokenAccount | undefined {
  try {
    const payload = decodeJwt<{ nickname?: unknown; role?: unknown; roleName?: unknown }>(token);
    const { role = payload.roleName, nickname } = payload;
    const { userId: id, role: roleName, ph } = v.parse(claimsSchema, { ...payload, role });
    return { id, roleName, ph, nickname: String(nickname) };
  } catch {
    return undefined;
  }
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}
