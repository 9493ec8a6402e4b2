import { describe, expect, it } from 'vitest';
import type { ManagedClass } from '../calendar/timetable.ts';
import { canRestore, expired, restorableOn, secondsLeft } from './restore.ts';

const item = (given: Partial<ManagedClass> = {}): ManagedClass => ({
  classId: 1,
  classTime: '2026-11-21T06:00:00',
  classSubject: 'PT',
  reservedMembers: [],
  ...given,
});

describe('a deleted class', () => {
  it.each<[string, Partial<ManagedClass>, boolean]>([
    ['nobody had reserved', {}, true],
    ['had no known subject', { classSubject: null }, true],
    ['had reservations', { reservedMembers: ['김서준'] }, false],
    ['had unknown reservations', { reservedMembers: null }, false],
    ['was of another subject', { classSubject: '필라테스' }, false],
  ])('that %s: whether it can be put back @classes:restore', (_name, given, isPossible) =>
    expect(canRestore(item(given), 'PT')).toBe(isPossible),
  );

  it('can be put back for ten seconds, which do not pass while it is being sent @classes:restore', () => {
    const counted = { item: item(), until: 15_000 };
    const held = { item: item({ classId: 2 }), until: null };
    expect([5_000, 5_001, 6_000, 14_999].map((time) => secondsLeft(counted, time))).toEqual([
      10, 10, 9, 1,
    ]);
    expect(secondsLeft(held, 20_000)).toBe(10);
    expect(expired([counted, held], 14_999)).toEqual([]);
    expect(expired([counted, held], 15_000)).toEqual([counted]);
  });

  it('is offered on its day only, while its hour is to come and holds no class @classes:restore', () => {
    const deleted = ['2026-11-21T06:00:00', '2026-11-21T07:00:00', '2026-11-22T06:00:00'].map(
      (classTime, classId) => ({ item: item({ classId, classTime }), until: null }),
    );
    const idsAt = (now: string, classes: ManagedClass[] = []) =>
      restorableOn('2026-11-21', deleted, classes, now).map((one) => one.item.classId);
    expect(idsAt('2026-11-20T09:00')).toEqual([0, 1]);
    expect(idsAt('2026-11-21T06:00')).toEqual([1]);
    expect(idsAt('2026-11-20T09:00', [item({ classTime: '2026-11-21T07:00' })])).toEqual([0]);
  });
});
