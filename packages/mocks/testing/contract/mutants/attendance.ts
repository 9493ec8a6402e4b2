import type { Account } from '../../../src/store/rows.ts';
import { attendAnyway, updateRow } from '../effects.ts';
import { done, queryOf, type InterceptedRequest } from '../interceptor.ts';
import { at, type Mutants } from '../mutant.ts';

/** Attendance, the roles of users and the search for members. */
export const attendanceMutants: Mutants = {
  ...at('recordAttendance', {
    'attended-twice-a-day': {
      on: 'AlreadyAttended',
      answer: (intercepted) => attendAnyway(intercepted, intercepted.params['userId']),
    },
    // Whatever the phone number.
    'attendance-of-user-in-path': {
      on: 'PhoneNotFound',
      answer: (intercepted) => {
        const { studio, params } = intercepted;
        const account = studio.store.accounts.get(Number(params['userId']));
        return account && attendAnyway(intercepted, account.id);
      },
    },
    // Whatever the user in the path.
    'attendance-of-phone-owner': {
      on: 'PhoneNotFound',
      answer: (intercepted) => {
        const { studio, body } = intercepted;
        const owner = studio.store.accounts.find('ph', String(body?.['ph']));
        return owner && attendAnyway(intercepted, owner.id);
      },
    },
  }),
  ...at('resolveUserByPhone', {
    'phone-by-prefix': findingPhone((ph, searched) => ph.startsWith(searched)),
    'phone-by-its-end': findingPhone((ph, searched) => ph.endsWith(searched)),
  }),
  'last-master-demoted': {
    at: 'changeUserRole',
    on: 'LastMaster',
    answer: ({ studio, params, body }) => {
      const roleName = body?.['roleName'] as Account['roleName'];
      updateRow(studio.store.accounts, params['userId'], { roleName });
      return done();
    },
  },
  ...at('listMyMembers', {
    'search-matches-all': { query: { nickName: [/^.*$/s, ''] } },
    'search-matches-whole-name': {
      rows: (rows, intercepted) => {
        const name = queryOf(intercepted, 'nickName');
        return name.trim() === '' ? rows : rows.filter(({ nickName }) => nickName === name);
      },
    },
    'search-with-wildcards': { query: { nickName: [/%/g, ''] } },
  }),
};

function findingPhone(matches: (ph: string, searched: string) => boolean) {
  return {
    on: 'PhoneNotFound',
    answer: (intercepted: InterceptedRequest) => {
      const searched = queryOf(intercepted, 'ph');
      const accounts = intercepted.studio.store.accounts.all();
      const found = accounts.find(({ ph }) => matches(ph, searched));
      return found && Response.json({ userId: found.id });
    },
  } as const;
}
