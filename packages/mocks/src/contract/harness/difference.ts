import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { curlLine } from '../wire/curl.ts';
import type { Exchange } from '../wire/exchange.ts';

interface Found {
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
}

export class Difference extends Error implements Found {
  readonly operation: OperationId;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  /** What came for the call, as far as it matters; undefined where that was not kept. */
  readonly received: string | undefined;
  curls: readonly string[];

  constructor(
    { call, request, ...response }: Pick<Exchange, 'call' | 'request'> & Response,
    { description, expected, actual }: Found,
  ) {
    super(`${call.operation}: ${description}: expected ${expected}, got ${actual}`);
    this.name = 'Difference';
    this.operation = call.operation;
    this.description = description;
    this.expected = expected;
    this.actual = actual;
    this.received = receivedText(response);
    this.curls = [curlLine(call, request)];
  }
}

type Response = Partial<Pick<Exchange, 'status' | 'body'>>;

const MOST_ROWS = 3;
const MOST_CHARACTERS = 600;

function receivedText({ status = 0, body }: Response): string | undefined {
  if (status === 0 || body === undefined) return undefined;
  if (Array.isArray(body) && body.length > MOST_ROWS) return `${status} with ${body.length} rows`;
  const text = JSON.stringify(body);
  return `${status} ${text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text}`;
}

/** The difference of a response whose status or shape the contract does not list; undefined without one. */
export function contractDifference(exchange: Exchange): Difference | undefined {
  const [problem] = exchange.problems;
  if (!problem) return undefined;
  const { call, status } = exchange;
  const { statuses }: OperationInfo = operations[call.operation];
  const isStatus = problem.pointer === '/status';
  return new Difference(exchange, {
    description: isStatus
      ? 'the status is one that the contract lists'
      : `the body of a ${status} has the shape of the contract`,
    expected: isStatus ? statuses.join(' | ') : 'the schema in openapi.yaml',
    actual: status === 0 ? problem.message : `${status} ${problem.pointer} ${problem.message}`,
  });
}
