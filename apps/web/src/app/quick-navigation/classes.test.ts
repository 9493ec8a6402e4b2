import { describe, expect, it } from 'vitest';
import type { ManagedClass } from '../../features/classes/timetable.ts';
import { findClasses, todayClassesOf } from './classes.ts';

const managed = (
  classId: number,
  classTime: string,
  reservedMembers: ManagedClass['reservedMembers'] = [],
): ManagedClass => ({ classId, classTime, classSubject: 'PT', reservedMembers });

const classes = todayClassesOf(
  [
    managed(1, '2026-11-20T18:00:00', ['강지우', '김하늘']),
    managed(2, '2026-11-20T09:00:00', ['박서준']),
    managed(3, '2026-11-20T12:00:00'),
    managed(4, '2026-11-21T10:00:00', ['강지우']),
    managed(5, '2026-11-20T20:00:00', null),
    managed(6, '2026-11-20T10:00:00', ['이도윤']),
  ],
  '2026-11-20T10:30',
);
const found = (text: string) => findClasses(classes, text).first.map(({ id }) => id);

describe('the classes of today', () => {
  it('come by time, those that are over last, with who has reserved @quick:classes', () => {
    expect(classes.map(({ label, details }) => `${label}: ${details}`)).toEqual([
      '10:00 PT: 진행 중 · 이도윤',
      '12:00 PT: 예약 없음',
      '18:00 PT: 강지우, 김하늘',
      '20:00 PT: –',
      '09:00 PT: 지남 · 박서준',
    ]);
  });
  it.each([
    ['without a text, all', '', ['class-6', 'class-3', 'class-1', 'class-5', 'class-2']],
    ['by time', '18:0', ['class-1']],
    ['by hour', '9시', ['class-2']],
    ['by subject', 'pt', ['class-6', 'class-3', 'class-1', 'class-5', 'class-2']],
    ['by a member', 'ㄱㅈㅇ', ['class-1']],
    ['not across two members', '우김', []],
  ])('are found %s @quick:classes', (_, text, ids) => expect(found(text)).toEqual(ids));
});
