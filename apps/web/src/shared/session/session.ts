import { useSyncExternalStore } from 'react';
import { now } from '../dates/clock.ts';
import { onStorageChange, stored } from './storage.ts';
import { type Claims, readToken, type Role } from './token.ts';

/**
 * The session of the stored token. It is `unread` until the token is read, and `invalid` with a token that is unreadable, too
 * short, expired or without a user (docs/product.md#session).
 */
export type Session =
  | { status: 'unread' | 'signedOut' | 'invalid'; role: 'anonymous'; userId?: never }
  | { status: 'signedIn'; role: Role; userId: string; nickname: string; ph: string; token: string };

const unread: Session = { status: 'unread', role: 'anonymous' };
const signedOut: Session = { status: 'signedOut', role: 'anonymous' };
const invalid: Session = { status: 'invalid', role: 'anonymous' };

/** docs/product.md#session */
const shortestToken = 20;

/** The session of a token at an instant (milliseconds); `profile` is for claims that it does not have. */
export function sessionOf(
  token: string,
  claims: Claims | null,
  at: number,
  profile: { nickname: string; ph: string },
): Session {
  if (token === '') return signedOut;
  if (token.length < shortestToken || claims === null || claims.userId === null) return invalid;
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

let current: Session = unread;
let claims: { token: string; value: Claims | null } = { token: '', value: null };

/** The current session; the same object until it changes. */
export function getSession(): Session {
  const token = stored('accessToken');
  if (claims.token !== token) claims = { token, value: readToken(token) };
  const next = sessionOf(token, claims.value, now(), {
    nickname: stored('nickname'),
    ph: stored('ph'),
  });
  if (!isSame(next, current)) current = next;
  return current;
}

const longestTimer = 2 ** 31 - 1;

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchExpiry = () => {
    clearTimeout(timer);
    getSession();
    const left = (claims.value?.expiresAt ?? Infinity) - now();
    if (left > 0 && left < longestTimer) timer = setTimeout(onChange, left);
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
