import type { OperationId } from '@fitness/api-contract/operations';
import { curlLine } from './curl.ts';
import type { Exchange } from './client.ts';

/** What a check expects of an answer, beside that it keeps to its schema. */
export interface Expectation {
  /** The reason, as a sentence for people. */
  readonly description: string;
  /** The statuses that will do; `2XX` stands for any success. */
  readonly statuses: readonly string[];
  /** What else is wrong with an answer of such a status; undefined when nothing is. */
  readonly findProblem?: (exchange: Exchange) => string | undefined;
}

/** The backend does other than the contract or a rule says. */
export class Difference extends Error {
  readonly operation: OperationId;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  /** Lines for the shell that repeat it, in order. */
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

  /** The same difference, with the lines that come before it. */
  after(before: readonly string[]): Difference {
    return new Difference(this.#last, this, before);
  }
}

/** The difference between an answer and what was expected of it; undefined where there is none. */
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

/** Whether a status is the listed one or of its class. */
export function matches(listed: string, status: number): boolean {
  return (
    listed === String(status) ||
    (listed.endsWith('XX') && listed.startsWith(String(status).slice(0, 1)))
  );
}

// Only the text of an error is quoted: a success may hold what is somebody's own.
function messageOf({ status, body }: Exchange): string {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return status >= 400 && typeof message === 'string' ? ` "${message}"` : '';
}
