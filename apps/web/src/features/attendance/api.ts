import { query } from '../../shared/api/operations.ts';

/** The user's own days of attendance. */
export const myAttendance = query('listMyAttendance');
