import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { attendanceOf, recordAttendance, resolveByPhone } from './attendance.ts';

describe('recording attendance', () => {
  it('finds the user by phone and stores today’s date', () => {
    const { studio } = testStudio();
    const user = resolveByPhone(studio, '01020000001');
    recordAttendance(studio, user.id, '01020000001', '대표');
    expect(attendanceOf(studio, 101)).toMatchObject([
      { attendDate: '2026-11-20', staffName: '대표' },
    ]);
  });

  it('fails for an unknown phone @response:PhoneNotFound', () => {
    const { studio } = testStudio();
    expectDomainError(() => resolveByPhone(studio, '01099999999'), 'PhoneNotFound');
    expectDomainError(() => recordAttendance(studio, 101, '01099999999', '대표'), 'PhoneNotFound');
  });

  it('fails when user id and phone belong to different users', () => {
    const { studio } = testStudio();
    expectDomainError(() => recordAttendance(studio, 102, '01020000001', '대표'), 'PhoneNotFound');
  });

  it('fails the second time on a day and succeeds again after midnight in Seoul @response:AlreadyAttended', () => {
    const { studio } = testStudio('2026-11-20T23:59:00');
    recordAttendance(studio, 101, '01020000001', '대표');
    expectDomainError(
      () => recordAttendance(studio, 101, '01020000001', '대표'),
      'AlreadyAttended',
    );
    recordAttendance(
      { ...studio, clock: fixedClock('2026-11-21T00:01:00') },
      101,
      '01020000001',
      '대표',
    );
    expect(attendanceOf(studio, 101).map((day) => day.attendDate)).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
  });
});
