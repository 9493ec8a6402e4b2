import { describe, expect, it } from 'vitest';
import type { ManagedClass } from '../calendar/timetable.ts';
import { freeBefore, heldThisMonth, leftToday } from './my-day.ts';

let nextId = 1;
const one = (classTime: string, reservedMembers: unknown[] | null = ['김서준']): ManagedClass => ({
  classId: (nextId += 1),
  classTime,
  classSubject: 'PT',
  reservedMembers,
});

describe('a trainer’s day', () => {
  it('has the classes that are not over, the earliest first, with the free hours between them @mypage:work', () => {
    const classes = ['20T18:00:00', '20T10:00:00', '20T09:00:00', '20T13:30:00', '20T14:30:00']
      .concat('21T09:00:00')
      .map((time) => one(`2026-11-${time}`));
    const left = leftToday(classes, '2026-11-20T10:20');
    expect(left.map(({ classTime }) => classTime.slice(11, 16))).toEqual([
      '10:00',
      '13:30',
      '14:30',
      '18:00',
    ]);
    expect(left.map((_, index) => freeBefore(index, left))).toEqual([
      null,
      { from: '2026-11-20T11:00', to: '2026-11-20T13:30' },
      null,
      { from: '2026-11-20T15:30', to: '2026-11-20T18:00' },
    ]);
  });

  it('has no free hours of less than one hour @mypage:work', () => {
    const left = [one('2026-11-20T10:00:00'), one('2026-11-20T11:30:00')];
    expect(freeBefore(1, left)).toBeNull();
  });
});

describe('a trainer’s month', () => {
  const classes = [
    one('2026-10-01T06:00:00'),
    one('2026-10-20T14:00:00', ['김서준', '한지호']),
    one('2026-10-20T15:00:00'),
    one('2026-10-31T23:00:00'),
    one('2026-11-02T10:00:00', []),
    one('2026-11-02T11:00:00'),
    one('2026-11-20T14:00:00', ['김서준', '한지호', '박은주']),
    one('2026-11-20T15:00:00'),
  ];

  it('is compared with the month before until the same day and minute; a class counts once it has begun with a reservation @mypage:month', () => {
    expect(heldThisMonth(classes, '2026-11-20T14:20')).toEqual({
      until: '2026-11-20T14:20',
      untilBefore: '2026-10-20T14:20',
      now: { classes: 2, reservations: 4 },
      before: { classes: 2, reservations: 3 },
    });
  });

  it('is compared with all of a shorter month, also over the end of a year @mypage:month', () => {
    const { untilBefore, before } = heldThisMonth([one('2026-02-28T23:00:00')], '2026-03-31T09:00');
    expect(untilBefore).toBe('2026-02-28T24:00');
    expect(before).toEqual({ classes: 1, reservations: 1 });
    expect(heldThisMonth([], '2027-01-05T09:00').untilBefore).toBe('2026-12-05T09:00');
  });

  it('is unknown where the reservations of a class are @mypage:month', () => {
    const { now, before } = heldThisMonth(
      [...classes, one('2026-11-03T10:00:00', null)],
      '2026-11-20T14:20',
    );
    expect(now).toEqual({ classes: null, reservations: null });
    expect(before.classes).toBe(2);
  });
});
