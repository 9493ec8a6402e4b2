import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerSession, memoryStorage, tokenOf } from '../../testing/session.ts';
import { parseDay } from '../features/classes/slots.ts';
import { readRedirectParams } from '../features/purchase/redirect.ts';
import { dayParams } from '../features/reservations/passes.ts';
import { parseRange } from '../features/sales/range.ts';
import { listParams } from '../features/users/entries.ts';
import { draftsFrom } from '../features/users/role-change.ts';
import { trainerFrom } from '../lib/buying-links.ts';
import { readParams, writeParams } from '../lib/search-params.ts';
import { adoptStoredUser, clearSession, getSession } from '../session/session.ts';
import { returnTitleOf, returnToOf } from '../session/sign-in-state.ts';

const runs = { numRuns: 2_000, seed: 20_261_120 };

const claim = fc.oneof(fc.jsonValue(), fc.constantFrom('101', ' ', 7, 1e21, 'ROLE_MASTER', -1));
const claims = fc.record(
  {
    jti: claim,
    nickname: claim,
    role: claim,
    roleName: claim,
    ph: claim,
    exp: fc.oneof(claim, fc.integer({ min: 0, max: 4e9 })),
  },
  { requiredKeys: [] },
);
const valid = tokenOf({ jti: '101', nickname: '김서준', role: 'ROLE_CUSTOMER' });
const token = fc.oneof(
  claims.map(tokenOf),
  fc.jsonValue().map((payload) => tokenOf(Object(payload))),
  fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => parts.join('.')),
  fc.string({ unit: 'binary' }),
  // A valid token that is cut off, or with a part of another text in it.
  fc
    .tuple(fc.nat(valid.length), fc.nat(valid.length), fc.string())
    .map(([from, to, text]) => valid.slice(0, from) + text + valid.slice(to)),
);

/** The payload of a token, decoded independently of the app's decoder. */
function payloadOf(text: string): Record<string, unknown> {
  const bytes = Buffer.from(text.split('.')[1] ?? '', 'base64url');
  return Object(JSON.parse(bytes.toString('utf8')));
}

const dates = ['2026-11-20', '2026-02-30'];
const words = ['1', '-1', '1e9', '__proto__', 'all', '//a.b', '/\\a'];
const stateText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...dates, ...words));
const params = ['membershipId', 'date', 'month', 'q', 'role', 'page', 'paymentId', 'code'];
const param = fc.tuple(fc.oneof(fc.string(), fc.constantFrom(...params)), stateText);
/** A query string with the names of the app's search params and any values. */
const search = fc.array(param, { maxLength: 8 }).map((pairs) => new URLSearchParams(pairs));
/** Anything that structured cloning can bring back, with names that the app reads. */
const stored = fc.anything({
  key: fc.oneof(
    fc.string(),
    fc.constantFrom('version', 'paymentId', 'progress', 'returnTo', 'values', 'userId', 'trainer'),
  ),
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSparseArray: true,
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('whatever is stored on the device (docs/product.md#session)', { timeout: 120_000 }, () => {
  it('tokens sign in nobody but the user whom one names @session:unreadable', () => {
    fc.assert(
      fc.property(token, stateText, (text, other) => {
        localStorage.setItem('accessToken', text);
        adoptStoredUser();
        localStorage.setItem('roleName', 'ROLE_MASTER');
        localStorage.setItem('nickname', other);
        const session = getSession();
        expect(session.status === 'signedIn' || session.role === 'anonymous').toBe(true);
        if (session.status !== 'signedIn') return;
        const payload = payloadOf(text);
        expect(text.length).toBeGreaterThanOrEqual(20);
        expect(session.userId).toBe(String(payload['jti']));
        expect(session.userId.trim()).not.toBe('');
        const role = String(payload['role'] || payload['roleName']).toLowerCase();
        if (session.role !== 'anonymous') expect(role.replace('role_', '')).toBe(session.role);
      }),
      runs,
    );
  });

  it('values of IndexedDB and of navigation state are read, or set aside, without an error @session:any-value', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const target = returnToOf(value);
        expect(new URL(target, 'https://studio.example').origin).toBe('https://studio.example');
        expect(typeof returnTitleOf(value)).toBe('string');
        trainerFrom(value, customerSession);
        for (const parse of [parseDay, draftsFrom, parseRange]) parse(value);
      }),
      runs,
    );
  });

  it('queries are read, and read again as they are written @session:any-value', () => {
    const all = { ...listParams, ...dayParams };
    fc.assert(
      fc.property(search, (query) => {
        const state = readParams(all, query);
        expect(readParams(all, writeParams(all, query, state))).toEqual(state);
        readRedirectParams(`?${query}`);
      }),
      runs,
    );
  });
});
