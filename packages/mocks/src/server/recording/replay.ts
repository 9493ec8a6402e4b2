import type { Backend } from '../../backend.ts';
import { toResponse } from '../../engine/mock-response.ts';
import { hasListedType } from '../../engine/read-request.ts';
import { issueToken } from '../../engine/token.ts';
import { groupBy } from '../../group-by.ts';
import { demoAccounts } from '../../scenarios/demo-accounts.ts';
import type { Exchange, RecordedCall, Respond } from './exchange.ts';

/**
 * Responds from a recording; calls that were not recorded go to the mock backend as the demo account of the same role.
 */
export function createReplay(backend: Backend, exchanges: readonly Exchange[]): Respond {
  const recorded = groupBy(
    exchanges.flatMap((exchange) => keysOf(exchange).map((key) => ({ key, exchange }))),
    ({ key }) => key,
  );

  // Repeated calls get the recorded responses in order, and then the last one again.
  const take = (call: RecordedCall): Exchange | undefined => {
    const key = keysOf(call).find((one) => recorded.has(one));
    const same = recorded.get(key ?? '') ?? [];
    return (same.length > 1 ? same.shift() : same[0])?.exchange;
  };

  return async (call, incoming, { url, method, headers }) => {
    // The mock backend refuses any other type.
    const found = hasListedType(call.operation, incoming) ? take(call) : undefined;
    if (found) return toResponse({ status: found.status, body: found.response });
    const instead = new Headers(headers);
    instead.delete('authorization');
    const account = demoAccounts.find(({ roleName }) => roleName === call.role);
    if (account) {
      const token = await issueToken({ ...account, id: account.userId }, backend.studio.clock);
      instead.set('authorization', `Bearer ${token}`);
    }
    const body = incoming.text || null;
    return backend.handle(new Request(url, { method, headers: instead, body }));
  };
}

// Keys from the most specific match (same user, same body) to the least specific (same role, any body).
function keysOf({ operation, role, userId, params, query, body }: RecordedCall): string[] {
  const call = [operation, sorted(params), sorted(query)];
  const callers = userId === undefined ? [role] : [userId, role];
  return callers
    .flatMap((caller) => [
      [...call, caller, withoutPasswords(body)],
      [...call, caller],
    ])
    .map((parts) => JSON.stringify(parts));
}

function sorted(values: object): [string, unknown][] {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

// Passwords are ignored, since the recording contains none.
function withoutPasswords(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return sorted(body).filter(([name]) => !/password/i.test(name));
}
