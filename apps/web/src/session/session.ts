import type { components } from '@fitness/api-contract/schema';
import { useSyncExternalStore } from 'react';
import { reloadPage, untilWorkHasEnded } from '../lib/reload-page.ts';
import { basename } from '../lib/site-path.ts';
import { type Claims, readToken, type Role } from './token.ts';

/** All keys of the app in localStorage (docs/product.md#session). */
type StoredKey = 'accessToken' | 'tokenName' | 'nickname' | 'ph' | 'classstatus' | 'roleName';

export type StoredSession = Record<StoredKey, string>;

const listeners = new Set<() => void>();

/** Calls the listeners after a possible change of the session. */
export function notifyListeners() {
  listeners.forEach((listener) => listener());
}

/** The session of this tab if the device cannot store it. Module state, since it replaces localStorage. */
let unstored: StoredSession | null = null;

/** The stored value of a key; empty when there is none. */
export function stored(key: StoredKey) {
  if (unstored !== null) return unstored[key];
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The name of the cache with stored lists (docs/product.md#stored-lists), which is deleted when the session ends. */
export const storedListsCache = `stored-lists${basename}`;

/** Forgets the session that only this tab has, if any, and deletes the stored lists, which may belong to another user. */
function forget() {
  unstored = null;
  // The Cache API throws where storage is blocked, and is missing in pages without HTTPS.
  void (async () => caches.delete(storedListsCache))().catch(() => undefined);
}

/** Stores a session; if the device cannot, it lasts as long as this tab. */
export function store(session: StoredSession) {
  forget();
  try {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  } catch {
    // Some keys may have been stored before the failure, beside old keys of another user.
    clear();
    unstored = session;
  }
}

/** Clears all of localStorage. */
export function clear() {
  forget();
  try {
    localStorage.clear();
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Stores what the passes say now, if the user has got the first one or lost the last one since the sign-in. */
export function storeClassStatus(value: string) {
  if ((value === '') === (stored('classstatus') === '')) return;
  if (unstored !== null) unstored = { ...unstored, classstatus: value };
  else
    try {
      localStorage.setItem('classstatus', value);
    } catch {
      // The next read of the passes tries again.
    }
  notifyListeners();
}

/** Calls the listener when this tab or another one signs in or out; for changes while the page was frozen, when it resumes. */
export function onStorageChange(listener: () => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Another tab has stored a session, which replaces this tab's own.
    if (key === 'accessToken' && newValue) unstored = null;
    listener();
  };
  listeners.add(listener);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  // A page that was frozen or in the back-forward cache has missed storage events.
  for (const event of ['pageshow', 'visibilitychange'])
    window.addEventListener(event, listener, { signal });
  return () => {
    listeners.delete(listener);
    listening.abort();
  };
}

/**
 * The session of the stored token: `unread` until the token is read; `invalid` if the token is unreadable, too short or without a
 * user (docs/product.md#session). Whether it has expired is the server's word.
 */
export type Session =
  | { status: 'unread' | 'signedOut' | 'invalid'; role: 'anonymous'; userId?: never }
  | { status: 'signedIn'; role: Role; userId: string; nickname: string; ph: string; token: string };

const unread: Session = { status: 'unread', role: 'anonymous' };
const signedOut: Session = { status: 'signedOut', role: 'anonymous' };
const invalid: Session = { status: 'invalid', role: 'anonymous' };

/** The minimum length of a token (docs/product.md#session). */
const shortestToken = 20;

function isUsableToken(
  token: string,
  claims: Claims | null,
): claims is Claims & { userId: string } {
  return token.length >= shortestToken && claims !== null && claims.userId !== null;
}

/** The session of a token; `profile` replaces missing claims. */
export function sessionOf(
  token: string,
  claims: Claims | null,
  profile: { nickname: string; ph: string },
): Session {
  if (token === '') return signedOut;
  if (!isUsableToken(token, claims)) return invalid;
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

// Module state: a cache, since the token is read at each render and should be decoded once.
let read: { token: string; claims: Claims | null } = { token: '', claims: null };

function storedClaims() {
  const token = stored('accessToken');
  if (read.token !== token) read = { token, claims: readToken(token) };
  return read;
}

const storedUserId = () => storedClaims().claims?.userId ?? null;

/** The user of this document; undefined until it has read the token. Module state, since it belongs to the document. */
let ownUserId: string | null | undefined;
// Module state, since `useSyncExternalStore` needs a stable object until the session changes.
let current: Session = unread;
/** Module state, since the check before each request and each render reloads once. */
let isReloading = false;
// Module state, since the query client is loaded later than the session.
const userListeners = new Set<() => void>();

/** Calls the listener when somebody signs in or out in this document. */
export function onUserChange(listener: () => void) {
  userListeners.add(listener);
}

/** The id of the user for whom this document shows pages and sends requests; null if signed out. */
export function pageUserId(): string | null {
  if (ownUserId === undefined) ownUserId = storedUserId();
  return ownUserId;
}

/** Makes the stored user the one of this document. */
export function adoptStoredUser() {
  const before = pageUserId();
  ownUserId = storedUserId();
  if (ownUserId !== before) for (const listener of userListeners) listener();
  notifyListeners();
}

async function reloadForStoredUser() {
  await untilWorkHasEnded();
  if (pageUserId() === null || storedUserId() === null) return reloadPage();
  // Without what belongs to the former user: the search params, and the state of the history entry.
  window.history.replaceState(null, '', window.location.pathname);
  return window.location.reload();
}

/**
 * True when the stored token is one of this document's user. Where another tab has signed in another user, or has signed out, reloads
 * the page as soon as what was sent is answered, such as an open payment.
 */
export function isOfPageUser(): boolean {
  const isOwn = storedUserId() === pageUserId();
  if (!isOwn && !isReloading) void reloadForStoredUser();
  isReloading = !isOwn;
  return isOwn;
}

/** The current session; the same object until it changes. */
export function getSession(): Session {
  if (!isOfPageUser()) return current;
  const { token, claims } = storedClaims();
  const next = sessionOf(token, claims, { nickname: stored('nickname'), ph: stored('ph') });
  if (!isSame(next, current)) current = next;
  return current;
}

/** The session, updated on sign-in, sign-out and another token of the same user. */
export function useSession() {
  return useSyncExternalStore(onStorageChange, getSession, () => unread);
}

const hasPass = () => stored('classstatus') !== '';

/** By `classstatus`, which is known before the passes are loaded. */
export function useHasPass() {
  return useSyncExternalStore(onStorageChange, hasPass, () => false);
}

export type SignInResponse = components['schemas']['SignInResponse'];

// A server may send a value of any type, which localStorage would convert to a string.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Starts the session of a sign-in. Throws if its token cannot be used. */
export function storeSignIn(response: SignInResponse) {
  const accessToken = text(response.token);
  if (!isUsableToken(accessToken, readToken(accessToken)))
    throw new Error('The sign-in response has no token that can be used.');
  store({
    accessToken,
    tokenName: text(response.name),
    nickname: text(response.nickname),
    ph: text(response.ph),
    classstatus: text(response.customer?.classstatus),
    roleName:
      text('role_name' in response && response.role_name) ||
      text('roleName' in response && response.roleName),
  });
  adoptStoredUser();
}

/** Signs out by clearing all of localStorage. */
export function clearSession() {
  clear();
  adoptStoredUser();
}
