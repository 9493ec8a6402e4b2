import { operations, type OperationId, type OperationRole } from '@fitness/api-contract/operations';
import { callerOf, claimsOf, respondAs } from '../../callers.ts';
import { onError } from '../../changes.ts';
import { errorOf } from '../../responses.ts';
import { kebabOf, type Mutant, type Mutants } from '../mutant.ts';

const permitted: readonly (readonly [OperationRole, OperationId])[] = [
  ['ROLE_CUSTOMER', 'getSalesReport'],
  ['ROLE_MANAGER', 'listUsers'],
  ['ROLE_MANAGER', 'recordAttendance'],
  ['ROLE_MANAGER', 'changeUserRole'],
  ['ROLE_CUSTOMER', 'resolveUserByPhone'],
  ['ROLE_MASTER', 'createReview'],
  ['ROLE_MASTER', 'listMyAttendance'],
  ['ROLE_MASTER', 'listMyMembers'],
  ['ROLE_CUSTOMER', 'createClass'],
];

/** Operations that another role may call. */
export const roleMutants: Mutants = Object.fromEntries(
  permitted.map(([role, operation]) => [
    `${role.slice('ROLE_'.length).toLowerCase()}-may-${kebabOf(operation)}`,
    permits(operation, role),
  ]),
);

function permits(at: OperationId, role: OperationRole): Mutant {
  const [permittedRole = role] = operations[at].roles;
  const code = () =>
    onError(at, 'Forbidden', (intercepted) => {
      const account = callerOf(intercepted);
      return account && claimsOf(intercepted.request)['role'] === role
        ? respondAs(intercepted, account, permittedRole)
        : errorOf('Forbidden');
    });
  return { at, code };
}
