import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckIn } from './check-ins.ts';
import { keepUnsent, unsentScans } from './unsent-check-ins.ts';

const today = '2026-11-20';
const key = 'unsent-check-ins:1';

function checkIn(phone: string, outcome: CheckIn['outcome']): CheckIn {
  const isPinned = outcome === 'failed' || outcome === 'unsent';
  return { id: 1, phone, outcome, member: null, time: '09:00', isPinned, attempt: 0 };
}

const scan = (phone: string) => ({ phone, time: '09:00' });

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
});

describe('what was not sent (docs/product.md#attendance)', () => {
  it('is there after a reload, and what was answered is not @front-desk:reload', () => {
    keepUnsent('401', today, [
      checkIn('01020000001', 'failed'),
      checkIn('01020000002', 'done'),
      checkIn('01020000003', null),
      checkIn('01020000004', 'unknown'),
      checkIn('01020000005', 'unsent'),
    ]);
    expect(unsentScans('401', today)).toEqual(
      ['01020000001', '01020000003', '01020000005'].map(scan),
    );
    keepUnsent('401', today, [checkIn('01020000001', 'done')]);
    expect(unsentScans('401', today)).toEqual([]);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('is neither another user’s nor sent on another day @front-desk:reload', () => {
    keepUnsent('401', today, [checkIn('01020000001', 'failed')]);
    expect(unsentScans('402', today)).toEqual([]);
    expect(unsentScans('401', '2026-11-21')).toEqual([]);
  });

  it.each(['', '{', 'null', '7', '[]', '{"userId":"401","day":"2026-11-20","scans":[7]}'])(
    'is nothing where %j is stored @session:any-value',
    (value) => {
      sessionStorage.setItem(key, value);
      expect(unsentScans('401', today)).toEqual([]);
    },
  );
});
