import { describe, expect, it } from 'vitest';
import {
  contactsOf,
  classesAround,
  countOf,
  countsByDate,
  heldInMonth,
  type ManagedClass,
  membersText,
  namesOf,
} from './timetable.ts';

const one = (
  classId: number,
  classTime: string,
  reservedMembers: unknown[] | null = [],
): ManagedClass => ({ classId, classTime, classSubject: 'PT', reservedMembers });

const classes = [
  one(1, '2026-11-20T23:00:00', ['김서준']),
  one(2, '2026-11-21T06:00:00'),
  one(3, '2026-11-21T10:00:00', ['이하린', '박지호']),
  one(4, '2026-12-01T00:00:00', null),
];

describe('a timetable', () => {
  it('counts classes and reservations of each day that has any', () => {
    expect([...countsByDate(classes)]).toEqual([
      ['2026-11-20', { classes: 1, reservations: 1 }],
      ['2026-11-21', { classes: 2, reservations: 2 }],
      ['2026-12-01', { classes: 1, reservations: null }],
    ]);
  });

  it('does not know how many have reserved where one class does not tell @unknown:sums', () => {
    expect(countOf(classes)).toEqual({ classes: 4, reservations: null });
    expect(countOf(classes.slice(1, 3))).toEqual({ classes: 2, reservations: 2 });
    expect(heldInMonth(classes, '2026-12-01T00:00')).toBeNull();
  });

  it('counts the classes of the month that have begun and were reserved', () => {
    expect(heldInMonth(classes, '2026-11-21T10:00')).toBe(2);
    expect(heldInMonth(classes, '2026-11-21T09:59')).toBe(1);
    expect(heldInMonth(classes, '2026-10-31T23:59')).toBe(0);
  });
});

describe('those who reserved a class', () => {
  it('are named, in whichever shape the server lists them', () => {
    const reservedMembers = [
      '김서준',
      { nickname: '이하린' },
      { nickName: '박지호' },
      { nickname: '', name: '정다은' },
      {},
    ];
    expect(namesOf({ reservedMembers })).toEqual([
      '김서준',
      '이하린',
      '박지호',
      '정다은',
      '이름 없음',
    ]);
  });

  it('are named with the time and the phone of the member of that name, of two with one name both', () => {
    const members = [
      { nickName: '김서준', ph: '01020000001' },
      { nickName: '김서준', ph: '01020000001' },
      { nickName: '이하린', ph: '01020000002' },
      { nickName: '이하린', ph: '0212345678' },
      { nickName: '최유진', ph: null },
    ];
    const reservedMembers = ['김서준', { nickname: '이하린' }, '박지호', '최유진', null];
    expect(contactsOf(one(1, '2026-11-20T14:00:00', reservedMembers), members)).toEqual([
      '14:00 김서준 010-2000-0001',
      '14:00 이하린 010-2000-0002 또는 02-1234-5678',
      '14:00 박지호',
      '14:00 최유진',
      '14:00 이름 없음',
    ]);
  });

  it('are unknown, and not an empty list, when the server sends null @unknown:sums', () => {
    expect(namesOf({ reservedMembers: null })).toBeNull();
    expect(namesOf({ reservedMembers: [] })).toEqual([]);
  });
});

describe('a week', () => {
  it('has the classes of its days, whichever of them is given @classes:week', () => {
    const dates = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'];
    const week = dates.map((date, id) => one(id, `${date}T06:00:00`));
    const idsAround = (date: string) => classesAround(date, week).map(({ classId }) => classId);
    expect(idsAround('2026-11-15')).toEqual([0, 1, 2]);
    expect(idsAround('2026-11-21')).toEqual([1, 2, 3]);
  });

  it('names two members of a class, of more the first and the number of the others @classes:week', () => {
    const names = [null, [], ['김서준', '한지호'], ['김서준', '한지호', '박은주']];
    const texts = names.map((reservedMembers) => membersText({ reservedMembers }));
    expect(texts).toEqual(['–', '예약 없음', '김서준, 한지호', '김서준 외 2명']);
  });
});
