import { attendanceOf, recordAttendance, resolveByPhone } from '../domain/attendance.ts';
import { created, ok, type OperationsOf } from './operation.ts';

/** Attendance by day. */
export const attendance = {
  listMyAttendance: ({ studio, caller }) =>
    ok(attendanceOf(studio, caller.id).map(({ attendDate }) => ({ attendDate }))),

  resolveUserByPhone: ({ studio, query }) => ok({ userId: resolveByPhone(studio, query.ph).id }),

  recordAttendance: ({ studio, params, body }) => {
    const { attendDate } = recordAttendance(studio, params.userId, body.ph, body.username);
    return created({ attendDate });
  },
} satisfies OperationsOf<'attendance'>;
