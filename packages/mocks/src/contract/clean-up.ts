import type { OperationId } from '@fitness/api-contract/operations';
import type { Schemas } from './fixtures/lists.ts';
import type { Caller } from './harness/call.ts';
import { isSuccess } from './harness/exchange.ts';
import type { Transport } from './harness/transport.ts';
import type { Users } from './harness/users.ts';

/** Deletes this run's classes, which cancels their reservations, and restores changed roles. */
export async function cleanUp(transport: Transport, users: Users): Promise<void> {
  for (const [by, times] of openedClasses(transport)) {
    const { body } = await transport.sendAnyway({ operation: 'listClassesWithReservations', by });
    const listed = Array.isArray(body) ? (body as Schemas['ClassWithReservations'][]) : [];
    for (const { classId, classTime } of listed)
      if (times.has(classTime.slice(0, 16)))
        await transport.sendAnyway({ operation: 'deleteClass', by, params: { classId } });
  }
  const [by] = users.ROLE_MASTER;
  for (const userId of changedRoles(transport)) {
    const body = { userId, roleName: 'ROLE_CUSTOMER' };
    await transport.sendAnyway({ operation: 'changeUserRole', by, params: { userId }, body });
  }
}

/** What stays on the backend because no operation deletes it, by English plural. */
export function leftBehind(transport: Transport): Record<string, number> {
  const count = (operation: OperationId): number => successes(transport, operation).length;
  return {
    accounts: count('signUp'),
    'payments and passes': count('recordPayment'),
    reviews: count('createReview'),
    'days of attendance': count('recordAttendance'),
  };
}

function openedClasses(transport: Transport): Map<Caller, Set<string>> {
  const found = new Map<Caller, Set<string>>();
  for (const { call } of successes(transport, 'createClass')) {
    const { classTime } = (call.body ?? {}) as { classTime?: unknown };
    if (!call.by || typeof classTime !== 'string') continue;
    found.set(call.by, (found.get(call.by) ?? new Set()).add(classTime.slice(0, 16)));
  }
  return found;
}

/** The users whose last role is not the one that they signed up with. */
function changedRoles(transport: Transport): number[] {
  const roles = new Map<number, unknown>();
  for (const { call } of successes(transport, 'changeUserRole')) {
    const { userId, roleName } = call.body as Schemas['RoleChangeRequest'];
    roles.set(userId, roleName);
  }
  return [...roles].filter(([, role]) => role !== 'ROLE_CUSTOMER').map(([userId]) => userId);
}

function successes({ log }: Transport, operation: OperationId): Transport['log'] {
  return log.filter((exchange) => exchange.call.operation === operation && isSuccess(exchange));
}
