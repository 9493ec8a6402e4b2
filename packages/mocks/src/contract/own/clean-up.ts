import type { Client } from '../client.ts';
import type { Own } from '../own.ts';
import { matches } from '../difference.ts';
import { under, rowsOf, type Schemas } from './workshop.ts';
import type { Caller } from '../call.ts';

/** Deletes every class that this run opened, which gives its seats back, and makes the spare member a customer again. */
export async function cleanUp({ client, people, product, spare }: Own): Promise<void> {
  for (const [by, times] of openedClasses(client)) {
    const listed = rowsOf<Schemas['ClassWithReservations']>(
      await client.send({ operation: 'listClassesWithReservations', by, parts: under(product) }),
    );
    for (const { classId, classTime } of listed) {
      if (times.has(classTime.slice(0, 16)))
        await client.send({
          operation: 'deleteClass',
          by,
          parts: under(product, { params: { classId } }),
        });
    }
  }
  const roleChanged = client.sent.some(
    ({ call, status }) => call.operation === 'changeUserRole' && matches('2XX', status),
  );
  if (people.master && roleChanged) {
    const parts = under(product, {
      params: { userId: spare.userId },
      body: { userId: spare.userId, roleName: 'ROLE_CUSTOMER' },
    });
    await client.send({ operation: 'changeUserRole', by: people.master, parts });
  }
}

function openedClasses({ sent }: Client): Map<Caller, Set<string>> {
  const found = new Map<Caller, Set<string>>();
  for (const { call, status } of sent) {
    if (call.operation !== 'createClass' || !call.by || !matches('2XX', status)) continue;
    const { classTime } = (call.parts.body ?? {}) as { classTime?: unknown };
    if (typeof classTime !== 'string') continue;
    found.set(call.by, (found.get(call.by) ?? new Set()).add(classTime.slice(0, 16)));
  }
  return found;
}
