import type { Call } from '../../wire/call.ts';
import type { Context } from '../../harness/context.ts';
import type { Exchange } from '../../wire/exchange.ts';

/** Sends the calls at the same time. */
export function sendConcurrently({ client }: Context, calls: readonly Call[]): Promise<Exchange[]> {
  return Promise.all(calls.map((call) => client.send(call)));
}

/** The same call several times. */
export function repeated(call: Call, times: number): Call[] {
  return Array.from({ length: times }, () => call);
}
