import { demoAccounts } from '../../scenarios/demo-accounts.ts';
import type { Clock } from '../../clock.ts';
import { toResponse } from '../../engine/mock-response.ts';
import { hasListedType } from '../../engine/has-listed-type.ts';
import { tooLargeResponse } from '../../engine/outside-contract.ts';
import { readRequest } from '../../engine/read-request.ts';
import { readText } from '../../engine/limits/read-text.ts';
import { findRoute } from '../../engine/route.ts';
import { issueToken } from '../../engine/token.ts';
import type { Backend } from '../../backend.ts';
import { callerOf, type Exchange } from './exchange.ts';

type Call = Omit<Exchange, 'status' | 'response'>;

/**
 * Responds to the operations of the contract from a recording; calls that were not recorded go to the mock backend as the demo
 * account of the same role. Undefined for any other call.
 */
export function createReplay(
  backend: Backend,
  exchanges: readonly Exchange[],
): (request: Request) => Promise<Response | undefined> {
  const recorded = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    for (const key of keysOf(exchange)) {
      const same = recorded.get(key);
      if (same) same.push(exchange);
      else recorded.set(key, [exchange]);
    }
  }

  // Repeated calls get the recorded responses in order, and then the last one again.
  const take = (call: Call): Exchange | undefined => {
    const [same] = keysOf(call).flatMap((key) => {
      const list = recorded.get(key);
      return list ? [list] : [];
    });
    return same && same.length > 1 ? same.shift() : same?.[0];
  };

  return async (request) => {
    const { url, method, headers } = request;
    const route = findRoute(method, new URL(url).pathname);
    if (route.kind !== 'operation') return undefined;
    const text = await readText(request);
    if (text === undefined) return toResponse(tooLargeResponse());
    const sent = { method, body: text || null };
    const incoming = await readRequest(new Request(url, { ...sent, headers }));
    const { query, body } = incoming;
    const caller = callerOf(headers);
    // The mock backend refuses any other type.
    const found =
      hasListedType(route.id, incoming) &&
      take({ operation: route.id, ...caller, params: route.params, query, body });
    if (found) return toResponse({ status: found.status, body: found.response });
    const instead = new Headers(headers);
    instead.delete('authorization');
    const token = await tokenOf(caller.role, backend.studio.clock);
    if (token !== undefined) instead.set('authorization', `Bearer ${token}`);
    return backend.handle(new Request(url, { ...sent, headers: instead }));
  };
}

// Keys from the most specific match (same user, same body) to the least specific (same role, any body).
function keysOf({ operation, role, userId, params, query, body }: Call): string[] {
  const call = [operation, sorted(params), sorted(query)];
  return [
    ...(userId === undefined
      ? []
      : [
          [...call, userId, withoutPasswords(body)],
          [...call, userId],
        ]),
    [...call, role, withoutPasswords(body)],
    [...call, role],
  ].map((parts) => JSON.stringify(parts));
}

function sorted(values: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

// Passwords are ignored, since the recording contains none.
function withoutPasswords(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.entries(body)
    .filter(([name]) => !/password/i.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function tokenOf(role: string, clock: Clock): Promise<string | undefined> {
  const account = demoAccounts.find(({ roleName }) => roleName === role);
  return account && issueToken({ ...account, id: account.userId }, clock);
}
