import { today } from '../../../../src/dates.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import { created, done } from '../../responses.ts';
import { updateRow } from '../../rows.ts';
import type { Account } from '../../../../src/store/rows.ts';
import type { Mutants } from '../mutant.ts';

/** Attendance, the roles of users and the search for members. */
export const attendanceMutants: Mutants = {
  'attended-twice-a-day': {
    at: 'recordAttendance',
    on: 'AlreadyAttended',
    answer: (intercepted) => attend(intercepted, Number(intercepted.params['userId'])),
  },
  // Whatever the phone number.
  'attendance-of-user-in-path': {
    at: 'recordAttendance',
    on: 'PhoneNotFound',
    answer: (intercepted) => {
      const { backend, params } = intercepted;
      const account = backend.studio.store.accounts.get(Number(params['userId']));
      return account && attend(intercepted, account.id);
    },
  },
  // Whatever the user in the path.
  'attendance-of-phone-owner': {
    at: 'recordAttendance',
    on: 'PhoneNotFound',
    answer: (intercepted) => {
      const { backend, body } = intercepted;
      const owner = backend.studio.store.accounts.find('ph', String(body?.['ph']));
      return owner && attend(intercepted, owner.id);
    },
  },
  'phone-by-prefix': {
    at: 'resolveUserByPhone',
    on: 'PhoneNotFound',
    answer: (intercepted) => {
      const prefix = queryOf(intercepted, 'ph');
      const accounts = intercepted.backend.studio.store.accounts.all();
      const found = accounts.find(({ ph }) => ph.startsWith(prefix));
      return found && Response.json({ userId: found.id });
    },
  },
  'last-master-demoted': {
    at: 'changeUserRole',
    on: 'LastMaster',
    answer: ({ backend, params, body }) => {
      const roleName = body?.['roleName'] as Account['roleName'];
      updateRow(backend.studio.store.accounts, params['userId'], { roleName });
      return done();
    },
  },
  'search-matches-all': { at: 'listMyMembers', query: { nickName: [/^.*$/s, ''] } },
  'search-matches-whole-name': {
    at: 'listMyMembers',
    rows: (rows, intercepted) => {
      const name = queryOf(intercepted, 'nickName');
      return name.trim() === '' ? rows : rows.filter(({ nickName }) => nickName === name);
    },
  },
  'search-with-wildcards': { at: 'listMyMembers', query: { nickName: [/%/g, ''] } },
};

function attend({ backend, body }: InterceptedRequest, userId: number): Response {
  const { store, clock } = backend.studio;
  const attendDate = today(clock);
  store.attendances.insert({ userId, attendDate, staffName: String(body?.['username']) });
  return created({ attendDate });
}
