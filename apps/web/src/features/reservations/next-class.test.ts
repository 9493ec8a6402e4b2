import { describe, expect, it } from 'vitest';
import { ptClass, ptPass } from '../../../testing/passes.ts';
import { nearestOpenClass, sessionsLeft, subjectOf } from './next-class.ts';
import type { UpcomingReservation } from './upcoming.ts';

const now = '2026-11-20T12:00';
const pilates = ptPass({
  membershipId: 2,
  promotionName: '필라테스 24회',
  trainerName: '정유나',
  remainingSessionCount: 10,
});

describe('the sessions left', () => {
  it('are told by kind, over all passes of the kind @home:customer', () => {
    const passes = [ptPass(), pilates, ptPass({ membershipId: 3, remainingSessionCount: 12 })];
    expect(sessionsLeft(passes, '2026-11-20')).toBe('PT 19회 · 필라테스 10회');
  });
  it('are those of passes that can be used, as far as they are known @home:customer', () => {
    const passes = [
      ptPass({ expiredDate: '2026-11-19' }),
      ptPass({ remainingSessionCount: 0 }),
      ptPass({ remainingSessionCount: null }),
      ptPass({ promotionName: '헬스 3개월', remainingSessionCount: null }),
    ];
    expect(sessionsLeft(passes, '2026-11-20')).toBeNull();
    expect(sessionsLeft([ptPass({ promotionName: '재활 8회' })], '2026-11-20')).toBe(
      '재활 8회 7회',
    );
    expect(sessionsLeft([ptPass({ promotionName: null })], '2026-11-20')).toBe('7회');
  });
});

it('a class is told by its subject and trainer, else by those of the pass @home:customer', () => {
  expect(subjectOf({ classSubject: 'PT', trainerName: '이서연' }, ptPass())).toBe('PT · 이서연');
  expect(subjectOf({ classSubject: null, trainerName: null }, pilates)).toBe('필라테스 · 정유나');
  const unknown = ptPass({ promotionName: null, trainerName: null });
  expect(subjectOf({ classSubject: null, trainerName: null }, unknown)).toBeNull();
});

describe('the nearest open class', () => {
  const reserved = (classTime: string): UpcomingReservation => ({
    reservationId: 1,
    classTime,
    classSubject: null,
    trainerName: null,
    status: 'RESERVED',
    pass: ptPass(),
    isStored: false,
  });

  it('is the earliest over all passes that can be reserved @home:nearest-open', () => {
    const nearest = nearestOpenClass(
      [ptPass(), pilates],
      [
        [
          ptClass('2026-11-20T11:00:00'),
          ptClass('2026-11-20T13:00:00', { currentCustomer: 1 }),
          ptClass('2026-11-20T14:00:00'),
          ptClass('2026-11-20T20:00:00'),
        ],
        [ptClass('2026-11-20T15:00:00')],
      ],
      [reserved('2026-11-20T14:00')],
      now,
    );
    expect(nearest).toEqual({ item: ptClass('2026-11-20T15:00:00'), pass: pilates });
  });
  it('is none where no list has any @home:nearest-open', () => {
    expect(nearestOpenClass([ptPass(), pilates], [[], []], [], now)).toBeUndefined();
  });
});
