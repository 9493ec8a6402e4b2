import { useSyncExternalStore } from 'react';
import { now } from '../dates/clock.ts';
import { notifyListeners, onStorageChange, stored } from './storage.ts';
import { type Claims, readToken, type Role } from './token.ts';

/**
 * The session of the stored token: `unread` until the token is read; `invalid` if the token is unreadable, too short, expired or
 * without a user (docs/product.md#session).
 */
export type Session =
  | { status: 'unread' | 'signedOut' | 'invalid'; role: 'anonymous'; userId?: never }
  | { status: 'signedIn'; role: Role; userId: string; nickname: string; ph: string; token: string };

const unread: Session = { status: 'unread', role: 'anonymous' };
const signedOut: Session = { status: 'signedOut', role: 'anonymous' };
const invalid: Session = { status: 'invalid', role: 'anonymous' };

/** The minimum length of a token (docs/product.md#session). */
const shortestToken = 20;

/** Whether a token, even an expired one, is readable and identifies its user. */
export function isUsableToken(
  token: string,
  claims: Claims | null,
): claims is Claims & { userId: string } {
  return token.length >= shortestToken && claims !== null && claims.userId !== null;
}

/** The session of a token at an instant (milliseconds); `profile` replaces missing claims. */
export function sessionOf(
  token: string,
  claims: Claims | null,
  at: number,
  profile: { nickname: string; ph: string },
): Session {
  if (token === '') return signedOut;
  if (!isUsableToken(token, claims)) return invalid;
  if (claims.expiresAt !== null && claims.expiresAt <= at) return invalid;
  const { userId, role } = claims;
  return {
    status: 'signedIn',
    role,
    userId,
    nickname: claims.nickname || profile.nickname,
    ph: claims.ph || profile.ph,
    token,
  };
}

function isSame(one: Session, other: Session) {
  if (one.status !== 'signedIn' || other.status !== 'signedIn') return one.status === other.status;
  return one.token === other.token && one.nickname === other.nickname && one.ph === other.ph;
}

// Module state, since `useSyncExternalStore` needs a stable object until the session changes.
let current: Session = unread;
// Module state: a cache, since the token is read at each render and should be decoded once.
let claims: { token: string; value: Claims | null } = { token: '', value: null };
/** The token that the server accepts although it has expired by the device's clock. Module state, like the stored token. */
let acceptedToken = '';
/** The token that was last checked with the server. Module state, since all components share one check. */
let askedToken = '';

/** Records that the server has just accepted a token. */
export function acceptToken(token: string) {
  if ((readToken(token)?.expiresAt ?? Infinity) <= now()) acceptedToken = token;
}

/** The current session; the same object until it changes. */
export function getSession(): Session {
  const token = stored('accessToken');
  if (claims.token !== token) claims = { token, value: readToken(token) };
  const at = token === acceptedToken ? -Infinity : now();
  const next = sessionOf(token, claims.value, at, {
    nickname: stored('nickname'),
    ph: stored('ph'),
  });
  if (!isSame(next, current)) current = next;
  return current;
}

/** Checks an expired token with the server, once per token, because the device's clock may be wrong. */
async function askServer(token: string, value: Claims) {
  if (token === acceptedToken || token === askedToken) return;
  askedToken = token;
  const { isStillAccepted } = await import('./expired-token.ts');
  if (!(await isStillAccepted(value)) || stored('accessToken') !== token) return;
  acceptToken(token);
  notifyListeners();
}

const longestTimer = 2 ** 31 - 1;

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchExpiry = () => {
    clearTimeout(timer);
    getSession();
    const { token, value } = claims;
    const left = (value?.expiresAt ?? Infinity) - now();
    if (left > 0 && left < longestTimer) timer = setTimeout(onChange, left);
    if (left <= 0 && value !== null) void askServer(token, value).catch(() => undefined);
  };
  const onChange = () => {
    listener();
    watchExpiry();
  };
  watchExpiry();
  const unsubscribe = onStorageChange(onChange);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** The session, updated on sign-in, sign-out, changes in other tabs and expiry. */
export function useSession() {
  return useSyncExternalStore(subscribe, getSession, () => unread);
}
