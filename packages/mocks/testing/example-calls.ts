import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { createBackend, fixedClock, type Backend } from '../src/backend.ts';
import { demoAccounts } from '../src/scenarios/demo-accounts.ts';
import { createBuilder } from '../src/scenarios/seed/builder.ts';
import { tokenOf } from './call.ts';
import { NOW } from './now.ts';

/** A backend with the data that every example request of openapi.yaml needs to succeed. */
export function exampleBackend(): Backend {
  const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const { store } = backend.studio;
  const { sell, seat, openClass } = createBuilder(store, NOW.slice(0, 10));
  const pass = sell({ userId: 101, promotionId: 1, managerId: 1 });
  store.classes.startAt(11);
  openClass({ managerId: 1, day: 2, hour: 10 });
  store.reservations.startAt(31);
  seat(openClass({ managerId: 1, day: 3, hour: 10 }), pass.id);
  return backend;
}

/** A token of a demo account that may call the operation; undefined if no sign-in is required. */
export async function tokenFor(backend: Backend, id: OperationId): Promise<string | undefined> {
  const { roles, isPublic }: OperationInfo = operations[id];
  const account = demoAccounts.find(({ roleName }) => roles.includes(roleName));
  return isPublic || !account ? undefined : tokenOf(backend, account.userId);
}
