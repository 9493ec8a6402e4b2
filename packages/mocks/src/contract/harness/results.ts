import type { OperationId } from '@fitness/api-contract/operations';
import { curlLine } from '../wire/curl.ts';
import { isSuccess } from '../wire/exchange.ts';
import { HookFailed } from '../wire/hook.ts';
import type { Client } from '../wire/transport.ts';
import { contractDifference, Difference } from './difference.ts';
import { Untested } from './untested.ts';

export interface Finding {
  readonly difference: Difference;
  readonly times: number;
}

// More commands are too many to repeat by hand.
const MOST_CURLS = 40;

/** Counts the expectations that a rule of this operation has met, and collects differences without duplicates. */
export class Results {
  passed = 0;
  untested: Untested | undefined;
  readonly #findings = new Map<string, Finding>();
  readonly #client: Client;
  readonly #operation: OperationId;

  constructor(client: Client, operation: OperationId) {
    this.#client = client;
    this.#operation = operation;
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  pass(times = 1): void {
    this.passed += times;
  }

  fail(difference: Difference): void {
    const { operation, description, expected, actual } = difference;
    const key = [operation, description, expected, actual.replaceAll(/\/\d+/g, '/*')].join('\n');
    const known = this.#findings.get(key) ?? { difference, times: 0 };
    this.#findings.set(key, { ...known, times: known.times + 1 });
  }

  async attempt(work: () => Promise<unknown>): Promise<void> {
    const start = this.#client.sent.length;
    try {
      await work();
      this.pass();
    } catch (error) {
      if (error instanceof Difference) this.fail(this.#withEarlierCalls(error, start));
      else if (error instanceof Untested) this.untested ??= error;
      else if (error instanceof HookFailed)
        this.fail(this.#withEarlierCalls(this.#hookDifference(error), 0));
      else throw error;
    }
  }

  #hookDifference({ request, actual }: HookFailed): Difference {
    const call = { operation: this.#operation };
    const description = 'the hook makes the state';
    const expected = '2XX with the fields of the state, or 501 where it does not know the state';
    return new Difference({ call, request }, { description, expected, actual });
  }

  /** Records every response that violates the contract, even if no expectation checks it. */
  failOnViolations(): void {
    const known = new Set(this.findings.map(({ difference }) => difference.message));
    for (const exchange of this.#client.sent) {
      const difference = contractDifference(exchange);
      if (difference && !known.has(difference.message)) this.fail(difference);
    }
  }

  #withEarlierCalls(difference: Difference, start: number): Difference {
    if (difference.curls.length > 1) return difference;
    const earlier = this.#client.sent
      .slice(start)
      .filter((exchange) => exchange.request.method !== 'GET' && isSuccess(exchange))
      .map(({ call, request }) => curlLine(call, request));
    if (earlier.at(-1) === difference.curls[0]) earlier.pop();
    difference.curls = [...earlier.slice(-MOST_CURLS), ...difference.curls];
    return difference;
  }
}
