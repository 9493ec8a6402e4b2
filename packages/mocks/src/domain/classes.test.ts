import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { classesOf, deleteClass, registerClass, registeredTimes } from './classes.ts';
import { reservationHistory, reserve, statusOf } from './reservations.ts';

const PT = 1;
const PILATES = 2;

describe('registering a class', () => {
  it('adds the class to the trainer’s classes', () => {
    const { studio } = testStudio();
    const added = registerClass(studio, 1, {
      classSubjectId: PT,
      classTime: '2026-11-21T06:00:00',
      maxCustomer: 1,
    });
    expect(classesOf(studio, 1)).toEqual([added]);
    expect(registeredTimes(studio, 1, '2026-11-21')).toEqual(['06:00']);
  });

  it('fails on a past date @classes:past @response:ClassDatePast', () => {
    const { studio } = testStudio();
    expectDomainError(
      () =>
        registerClass(studio, 1, {
          classSubjectId: PT,
          classTime: '2026-11-19T23:00:00',
          maxCustomer: 1,
        }),
      'ClassDatePast',
    );
  });

  it('fails at an hour of today that has begun, from its first second on @response:ClassTimePast', () => {
    const { studio } = testStudio();
    const register = (classTime: string, now: string) =>
      registerClass({ ...studio, clock: fixedClock(now) }, 1, {
        classSubjectId: PT,
        classTime,
        maxCustomer: 1,
      });
    expectDomainError(
      () => register('2026-11-20T06:00:00', '2026-11-20T10:30:00'),
      'ClassTimePast',
    );
    expectDomainError(
      () => register('2026-11-20T10:00:00', '2026-11-20T10:00:00'),
      'ClassTimePast',
    );
    expect(register('2026-11-20T10:00:00', '2026-11-20T09:59:59').id).toBe(1);
  });

  it('compares with the date in Seoul, also just after midnight', () => {
    const { studio } = testStudio('2026-11-21T00:01:00');
    expectDomainError(
      () =>
        registerClass(studio, 1, {
          classSubjectId: PT,
          classTime: '2026-11-20T23:00:00',
          maxCustomer: 1,
        }),
      'ClassDatePast',
    );
  });

  it('fails when the trainer has a class at that hour, and succeeds for another trainer @response:ClassTimeTaken', () => {
    const { studio, build } = testStudio();
    build.openClass({ managerId: 1, day: 1, hour: 10 });
    const wanted = { classSubjectId: PT, classTime: '2026-11-21T10:00:00', maxCustomer: 1 };
    expectDomainError(() => registerClass(studio, 1, wanted), 'ClassTimeTaken');
    expect(registerClass(studio, 2, wanted).managerId).toBe(2);
  });

  it('fails for another subject and for a manager without a subject @response:SubjectNotAllowed', () => {
    const { studio } = testStudio();
    const wanted = { classSubjectId: PILATES, classTime: '2026-11-21T10:00:00', maxCustomer: 6 };
    expectDomainError(() => registerClass(studio, 1, wanted), 'SubjectNotAllowed');
    expectDomainError(() => registerClass(studio, 6, wanted), 'SubjectNotAllowed');
  });

  it('fails on a date that does not exist', () => {
    const { studio } = testStudio();
    expectDomainError(
      () =>
        registerClass(studio, 1, {
          classSubjectId: PT,
          classTime: '2027-02-30T10:00:00',
          maxCustomer: 1,
        }),
      'BadRequest',
    );
  });
});

describe('deleting a class', () => {
  it('cancels its reservations, refunds their sessions and keeps them in the history @mock:delete-gives-back', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: 5 });
    const other = build.sell({ userId: 102, promotionId: 5 });
    const tomorrow = build.openClass({ managerId: 5, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    reserve(studio, 102, tomorrow.id, other.id);

    deleteClass(studio, 5, tomorrow.id);
    expect(classesOf(studio, 5)).toEqual([]);
    expect(studio.store.memberships.all().map((one) => one.remainingSessionCount)).toEqual([
      12, 12,
    ]);
    const [kept] = reservationHistory(studio, 101, pass.id);
    expect(kept).toMatchObject({ id: reservation.id, classTime: '2026-11-21T10:00:00' });
    expect(kept && statusOf(studio, kept)).toBe('CANCELLED');
  });

  it('refunds no session for a reservation that is already cancelled', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: 5 });
    const tomorrow = build.openClass({ managerId: 5, day: 1, hour: 10 });
    build.seat(tomorrow, pass.id, true);
    deleteClass(studio, 5, tomorrow.id);
    expect(studio.store.memberships.get(pass.id)?.remainingSessionCount).toBe(12);
  });

  it('fails for another trainer’s class and for an unknown class', () => {
    const { studio, build } = testStudio();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    expectDomainError(() => deleteClass(studio, 2, tomorrow.id), 'Forbidden');
    expectDomainError(() => deleteClass(studio, 1, 999), 'ClassNotFound');
  });

  it('fails on a past date @classes:delete-past @response:ClassDeletePast', () => {
    const { studio, build } = testStudio();
    const past = build.openClass({ managerId: 1, day: -1, hour: 23 });
    expectDomainError(() => deleteClass(studio, 1, past.id), 'ClassDeletePast');
  });

  it.each([
    ['over', '2026-11-20T20:00:00'],
    ['running', '2026-11-20T18:30:00'],
    ['just beginning', '2026-11-20T18:00:00'],
  ])(
    'fails for a class of today that is %s, and keeps its reservations @response:ClassDeleteBegun',
    (_, now) => {
      const { studio, build } = testStudio();
      const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1 });
      const evening = build.openClass({ managerId: 1, day: 0, hour: 18 });
      const seat = reserve(studio, 101, evening.id, pass.id);
      expectDomainError(
        () => deleteClass({ ...studio, clock: fixedClock(now) }, 1, evening.id),
        'ClassDeleteBegun',
      );
      expect(studio.store.reservations.get(seat.id)).toEqual(seat);
    },
  );

  it('succeeds for a class of today until the last second before it begins', () => {
    const { studio, build } = testStudio();
    const evening = build.openClass({ managerId: 1, day: 0, hour: 18 });
    deleteClass({ ...studio, clock: fixedClock('2026-11-20T17:59:59') }, 1, evening.id);
    expect(classesOf(studio, 1)).toEqual([]);
  });
});
