import type { OperationId } from '@fitness/api-contract/operations';
import { curlLine } from '../wire/curl.ts';
import { contractDifference, Difference } from './difference.ts';
import { isSuccess } from '../wire/exchange.ts';
import { HookFailed } from '../wire/hook.ts';
import type { Client } from '../wire/transport.ts';
import { Untested } from './untested.ts';

/** A difference and how often it was found. */
export interface Finding {
  readonly difference: Difference;
  readonly times: number;
}

// More commands are too many to repeat by hand.
const MOST_CURLS = 40;

/** Counts the passed expectations of the calls of a client and collects differences without duplicates. */
export class Results {
  passed = 0;
  untested: Untested | undefined;
  readonly #findings = new Map<string, Finding>();
  readonly #client: Client;
  readonly #operation: OperationId;

  /** Of a rule of this operation. */
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
    const known = this.#findings.get(key);
    this.#findings.set(
      key,
      known ? { ...known, times: known.times + 1 } : { difference, times: 1 },
    );
  }

  /** Runs the work and records a difference or why it cannot run; rethrows any other error. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    const start = this.#client.sent.length;
    try {
      await work();
      this.pass();
    } catch (error) {
      if (error instanceof Difference) this.fail(withEarlierCalls(error, this.#client, start));
      else if (error instanceof Untested) this.untested ??= error;
      else if (error instanceof HookFailed) this.fail(this.#hookDifference(error));
      else throw error;
    }
  }

  #hookDifference({ state, request, status, text, expected }: HookFailed): Difference {
    const difference = new Difference(
      { call: { operation: this.#operation }, request },
      { description: `the hook makes the state "${state}"`, expected, actual: `${status} ${text}` },
    );
    return withEarlierCalls(difference, this.#client, 0);
  }

  /** Records every response that violates the contract, even if no expectation checks it. */
  failOnViolations(): void {
    const known = new Set(this.findings.map(({ difference }) => difference.message));
    for (const exchange of this.#client.sent) {
      const difference = contractDifference(exchange);
      if (difference && !known.has(difference.message)) this.fail(difference);
    }
  }
}

/** The difference with the commands of the earlier calls that changed something. */
function withEarlierCalls(difference: Difference, { sent }: Client, start: number): Difference {
  const [last] = difference.curls;
  const lines = sent
    .slice(start)
    .filter((exchange) => exchange.request.method !== 'GET' && isSuccess(exchange))
    .map(({ call, request }) => curlLine(call, request));
  if (lines.at(-1) === last) lines.pop();
  if (difference.curls.length === 1)
    difference.curls = [...lines.slice(-MOST_CURLS), ...difference.curls];
  return difference;
}
