import type { OperationId } from '@fitness/api-contract/operations';
import { operations } from '@fitness/api-contract/operations';
import type { Call } from './call.ts';
import type { Exchange } from './exchange.ts';
import type { Settings } from '../harness/settings.ts';
import type { Transport } from './transport.ts';
import { Untested } from '../harness/untested.ts';

/** Sends the calls of one rule and remembers them. */
export interface Client {
  /** Throws `Untested` where the run is safe and the call may write. */
  send(call: Call): Promise<Exchange>;
  /** The exchanges of this rule so far. */
  readonly sent: readonly Exchange[];
}

/** A client of one rule, which reports each exchange. */
export function createClient(
  transport: Transport,
  { isSafe }: Pick<Settings, 'isSafe'>,
  onExchange: (exchange: Exchange) => void,
): Client {
  const sent: Exchange[] = [];
  return {
    sent,
    send: async (call) => {
      if (isSafe && mayWrite(call.operation))
        throw new Untested('safe', 'with --safe nothing is written');
      const exchange = await transport.send(call);
      sent.push(exchange);
      onExchange(exchange);
      return exchange;
    },
  };
}

function mayWrite(operation: OperationId): boolean {
  return operations[operation].method !== 'get' && operation !== 'signIn';
}
