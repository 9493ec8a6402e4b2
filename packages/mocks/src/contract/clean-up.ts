import type { OperationId } from '@fitness/api-contract/operations';
import type { Schemas } from './fixtures/read.ts';
import type { Users } from './harness/users.ts';
import { inParallel } from './schedule.ts';
import type { Call, Caller } from './wire/call.ts';
import { isSuccess, type Exchange } from './wire/exchange.ts';
import type { Hook, HookStates } from './wire/hook.ts';
import type { Transport } from './wire/transport.ts';

const CONCURRENCY = 8;

/**
 * Deletes this run's classes, which cancels their reservations, and restores changed roles. Stops where the backend does not
 * respond. Returns how much data of each kind stays on the backend: classes that may still be there, and what no operation deletes.
 */
export async function cleanUp(
  transport: Transport,
  users: Users,
  { made }: Hook,
): Promise<Record<string, number>> {
  let isGone = false;
  const send = async (call: Call): Promise<Exchange | undefined> => {
    const exchange = isGone ? undefined : await transport.sendAnyway(call);
    if (exchange?.status === 0 || exchange?.status === 429) isGone = true;
    return isGone ? undefined : exchange;
  };
  const classes = await deleteOpenedClasses(transport.log, send);
  const roles = new Map<number, string>();
  for (const { call } of successes(transport.log, 'changeUserRole')) {
    const { userId, roleName } = call.body as Schemas['RoleChangeRequest'];
    roles.set(userId, roleName);
  }
  const [by] = users.ROLE_MASTER;
  for (const [userId, role] of roles) {
    const body = { userId, roleName: 'ROLE_CUSTOMER' };
    if (role !== body.roleName)
      await send({ operation: 'changeUserRole', by, params: { userId }, body });
  }
  const count = (operation: OperationId): number => successes(transport.log, operation).length;
  const countMade = (state: keyof HookStates): number =>
    made.filter((name) => name === state).length;
  return {
    classes,
    accounts: count('signUp'),
    'payments and passes': count('recordPayment') + countMade('payment-made'),
    reviews: count('createReview'),
    'days of attendance': count('recordAttendance') + countMade('attended'),
    'classes of the hook': countMade('class-held'),
  };
}

/** Deletes the classes that these exchanges opened; returns how many may still be there. */
export async function deleteOpenedClasses(
  log: readonly Exchange[],
  send: (call: Call) => Promise<Exchange | undefined>,
): Promise<number> {
  const opened = new Map<Caller, Set<string>>();
  for (const { call } of successes(log, 'createClass')) {
    const { classTime } = (call.body ?? {}) as { classTime?: unknown };
    if (!call.by || typeof classTime !== 'string') continue;
    opened.set(call.by, (opened.get(call.by) ?? new Set()).add(classTime.slice(0, 16)));
  }
  let left = 0;
  for (const [by, times] of opened) {
    const list = await send({ operation: 'listClassesWithReservations', by });
    if (!list) left += times.size;
    const listed = Array.isArray(list?.body)
      ? (list.body as Schemas['ClassWithReservations'][])
      : [];
    const own = listed.filter(({ classTime }) => times.has(classTime.slice(0, 16)));
    await inParallel(own, CONCURRENCY, async ({ classId }) => {
      const deleted = await send({ operation: 'deleteClass', by, params: { classId } });
      if (!deleted || !isSuccess(deleted)) left += 1;
    });
  }
  return left;
}

function successes(log: readonly Exchange[], operation: OperationId): readonly Exchange[] {
  return log.filter((exchange) => exchange.call.operation === operation && isSuccess(exchange));
}
