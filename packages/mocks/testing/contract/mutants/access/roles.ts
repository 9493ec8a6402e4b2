import { operations, type OperationId, type OperationRole } from '@fitness/api-contract/operations';
import { onError } from '../../changes.ts';
import { callerOf, claimsOf, respondAs } from '../../callers.ts';
import { errorOf } from '../../responses.ts';
import { kebabOf, type Mutant } from '../mutant.ts';

/** Operations that another role may call. */
export const roleMutants: readonly Mutant[] = [
  permits('getSalesReport', 'ROLE_CUSTOMER'),
  permits('listUsers', 'ROLE_MANAGER'),
  permits('recordAttendance', 'ROLE_MANAGER'),
  permits('changeUserRole', 'ROLE_MANAGER'),
  permits('resolveUserByPhone', 'ROLE_CUSTOMER'),
  permits('createReview', 'ROLE_MASTER'),
  permits('listMyAttendance', 'ROLE_MASTER'),
  permits('listMyMembers', 'ROLE_MASTER'),
  permits('createClass', 'ROLE_CUSTOMER'),
];

function permits(operation: OperationId, role: OperationRole): Mutant {
  const name = role.slice('ROLE_'.length).toLowerCase();
  const [permitted = role] = operations[operation].roles;
  return {
    name: `${name}-may-${kebabOf(operation)}`,
    defect: `permits ${operation} to a ${name}`,
    operation,
    group: 'contract',
    interceptor: () =>
      onError(operation, 'Forbidden', (intercepted) => {
        const account = callerOf(intercepted);
        return account && claimsOf(intercepted.request)['role'] === role
          ? respondAs(intercepted, account, permitted)
          : errorOf('Forbidden');
      }),
  };
}
