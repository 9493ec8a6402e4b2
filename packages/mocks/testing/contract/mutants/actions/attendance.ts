import { today } from '../../../../src/dates.ts';
import type { Account } from '../../../../src/store/rows.ts';
import { onError, onRequestUrl, onRows } from '../../changes.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import { created, done, errorOf } from '../../responses.ts';
import type { Mutant } from '../mutant.ts';

/** Attendance, the roles of users and the search for members. */
export const attendanceMutants: readonly Mutant[] = [
  {
    name: 'attended-twice-a-day',
    defect: 'records attendance twice on a day',
    operation: 'recordAttendance',
    group: 'contract',
    interceptor: () =>
      onError('recordAttendance', 'AlreadyAttended', (intercepted) =>
        attend(intercepted, Number(intercepted.params['userId'])),
      ),
  },
  {
    name: 'attendance-of-user-in-path',
    defect: 'records attendance for the user in the path whatever the phone number',
    operation: 'recordAttendance',
    group: 'contract',
    interceptor: () =>
      onError('recordAttendance', 'PhoneNotFound', (intercepted) => {
        const { backend, params } = intercepted;
        const account = backend.studio.store.accounts.get(Number(params['userId']));
        return account ? attend(intercepted, account.id) : errorOf('PhoneNotFound');
      }),
  },
  {
    name: 'attendance-of-phone-owner',
    defect: 'records attendance for the owner of the phone number whatever the user in the path',
    operation: 'recordAttendance',
    group: 'rules',
    interceptor: () =>
      onError('recordAttendance', 'PhoneNotFound', (intercepted) => {
        const { backend, body } = intercepted;
        const owner = backend.studio.store.accounts.find('ph', String(body?.['ph']));
        return owner ? attend(intercepted, owner.id) : errorOf('PhoneNotFound');
      }),
  },
  {
    name: 'phone-by-prefix',
    defect: 'finds a user by the beginning of the phone number',
    operation: 'resolveUserByPhone',
    group: 'contract',
    interceptor: () =>
      onError('resolveUserByPhone', 'PhoneNotFound', (intercepted) => {
        const prefix = queryOf(intercepted, 'ph');
        const found = intercepted.backend.studio.store.accounts
          .all()
          .find(({ ph }) => ph.startsWith(prefix));
        return found ? Response.json({ userId: found.id }) : errorOf('PhoneNotFound');
      }),
  },
  {
    name: 'last-master-demoted',
    defect: 'changes the role of the last master',
    operation: 'changeUserRole',
    group: 'contract',
    interceptor: () =>
      onError('changeUserRole', 'LastMaster', ({ backend, params, body }) => {
        const { accounts } = backend.studio.store;
        const account = accounts.get(Number(params['userId']));
        const roleName = body?.['roleName'] as Account['roleName'];
        if (account) accounts.update(account, { roleName });
        return done();
      }),
  },
  {
    name: 'search-matches-all',
    defect: 'ignores the name in the search for members',
    operation: 'listMyMembers',
    group: 'contract',
    interceptor: () =>
      onRequestUrl('listMyMembers', ({ searchParams }) => {
        if (searchParams.has('nickName')) searchParams.set('nickName', '');
      }),
  },
  {
    name: 'search-matches-whole-name',
    defect: 'finds members by the whole name only',
    operation: 'listMyMembers',
    group: 'rules',
    interceptor: () =>
      onRows('listMyMembers', (rows, intercepted) => {
        const name = queryOf(intercepted, 'nickName');
        return name.trim() === '' ? rows : rows.filter(({ nickName }) => nickName === name);
      }),
  },
  {
    name: 'search-with-wildcards',
    defect: 'reads % in the search for members as any text',
    operation: 'listMyMembers',
    group: 'contract',
    interceptor: () =>
      onRequestUrl('listMyMembers', ({ searchParams }) => {
        const name = searchParams.get('nickName');
        if (name !== null) searchParams.set('nickName', name.replaceAll('%', ''));
      }),
  },
];

function attend({ backend, body }: InterceptedRequest, userId: number): Response {
  const { store, clock } = backend.studio;
  const attendDate = today(clock);
  store.attendances.insert({ userId, attendDate, staffName: String(body?.['username']) });
  return created({ attendDate });
}
