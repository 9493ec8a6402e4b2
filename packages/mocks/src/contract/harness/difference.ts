import type { OperationId } from '@fitness/api-contract/operations';
import { curlLine } from './curl.ts';
import type { Exchange } from './client.ts';

/** What a check expects of a response besides its schema. */
export interface Expectation {
  /** The expectation as a Korean sentence for the report. */
  readonly description: string;
  /** The accepted statuses; `2XX` stands for any success. */
  readonly statuses: readonly string[];
  /** Finds another problem of a response with an accepted status. */
  readonly findProblem?: (exchange: Exchange) => string | undefined;
}

/** A deviation of the backend from the contract or a rule. */
export class Difference extends Error {
  readonly operation: OperationId;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  /** The curl commands that repeat it, in order. */
  readonly curls: readonly string[];
  readonly #last: Pick<Exchange, 'call' | 'request'>;

  constructor(
    last: Pick<Exchange, 'call' | 'request'>,
    found: Pick<Difference, 'description' | 'expected' | 'actual'>,
    before: readonly string[] = [],
  ) {
    const { call, request } = last;
    super(`${call.operation}: ${found.description} (${found.expected} ≠ ${found.actual})`);
    this.name = 'Difference';
    this.operation = call.operation;
    this.description = found.description;
    this.expected = found.expected;
    this.actual = found.actual;
    this.curls = [...before, curlLine(call, request)];
    this.#last = last;
  }

  /** The same difference with preceding curl commands. */
  after(before: readonly string[]): Difference {
    return new Difference(this.#last, this, before);
  }
}

/** The difference between a response and its expectation; undefined where there is none. */
export function compare(
  exchange: Exchange,
  { description, statuses, findProblem }: Expectation,
): Difference | undefined {
  const expected = statuses.join(' | ');
  const [problem] = exchange.problems;
  if (problem) {
    const description =
      problem.pointer === '/status'
        ? '계약에 있는 상태로 답해야 합니다'
        : `${exchange.status} 답이 계약의 모양과 같아야 합니다`;
    return new Difference(exchange, {
      description,
      expected: 'openapi.yaml',
      actual: `${exchange.status} ${problem.pointer} ${problem.message}`,
    });
  }
  if (!statuses.some((status) => matches(status, exchange.status))) {
    return new Difference(exchange, {
      description,
      expected,
      actual: `${exchange.status}${messageOf(exchange)}`,
    });
  }
  const found = findProblem?.(exchange);
  return found === undefined
    ? undefined
    : new Difference(exchange, { description, expected, actual: `${exchange.status} ${found}` });
}

/** Whether a status equals the listed one or belongs to its class. */
export function matches(listed: string, status: number): boolean {
  return (
    listed === String(status) ||
    (listed.endsWith('XX') && listed.startsWith(String(status).slice(0, 1)))
  );
}

// Only error messages are quoted: a success may contain personal data.
function messageOf({ status, body }: Exchange): string {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return status >= 400 && typeof message === 'string' ? ` "${message}"` : '';
}
