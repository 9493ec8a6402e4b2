import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { curlLine } from '../wire/curl.ts';
import type { Exchange } from '../wire/exchange.ts';

/** The content of a difference, besides the call that shows it. */
interface Found {
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
}

/** A deviation of the backend from the contract or from a rule of the studio. */
export class Difference extends Error implements Found {
  readonly operation: OperationId;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  /** The curl commands that repeat it, in order. */
  curls: readonly string[];

  constructor(
    { call, request }: Pick<Exchange, 'call' | 'request'>,
    { description, expected, actual }: Found,
  ) {
    super(`${call.operation}: ${description}: expected ${expected}, got ${actual}`);
    this.name = 'Difference';
    this.operation = call.operation;
    this.description = description;
    this.expected = expected;
    this.actual = actual;
    this.curls = [curlLine(call, request)];
  }
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
