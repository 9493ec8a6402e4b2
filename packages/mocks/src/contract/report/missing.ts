import { operations, type OperationId } from '@fitness/api-contract/operations';
import { Difference } from '../harness/difference.ts';
import type { RuleResult } from '../harness/context.ts';
import { Untested } from '../harness/untested.ts';
import { mayCall, roleOfCaller } from '../harness/users.ts';
import type { Exchange } from '../wire/exchange.ts';

const ABSENT = [404, 405, 501];

/** One difference for an operation that the backend does not have; the rules that need it are untested. */
export function withoutMissing(
  results: readonly RuleResult[],
  log: readonly Exchange[],
): RuleResult[] {
  const differing = results.flatMap(({ findings }) => findings.map((one) => one.difference));
  const operationsOf = ({ findings }: RuleResult) =>
    findings.map(({ difference }) => difference.operation);
  const missing = new Map<OperationId, MissingOperation>();
  for (const operation of new Set(differing.map((difference) => difference.operation))) {
    const example = results.find((one) => one.operation === operation && one.name === 'example');
    const exchanges = absentResponses(operation, log, (example?.findings.length ?? 0) > 0);
    const rules = results.filter((result) => operationsOf(result).includes(operation));
    const [first] = exchanges;
    if (first) missing.set(operation, new MissingOperation(first, exchanges.length, rules.length));
  }
  const reported = new Set<OperationId>();
  return results.map((result) => {
    const gone = operationsOf(result).find((operation) => missing.has(operation));
    const difference = gone && missing.get(gone);
    if (!difference) return result;
    const others = result.findings.filter((one) => !missing.has(one.difference.operation));
    const findings = reported.has(gone) ? others : [...others, { difference, times: 1 }];
    reported.add(gone);
    const reason = `it needs ${gone}, which the backend does not have`;
    const untested = findings.length > 0 ? result.untested : new Untested('missing', reason);
    return { ...result, findings, untested };
  });
}

/** The responses to permitted callers where they all say that there is no such operation; else none. */
function absentResponses(
  operation: OperationId,
  log: readonly Exchange[],
  hasNoExample: boolean,
): readonly Exchange[] {
  const all = log.filter(({ call }) => call.operation === operation);
  const permitted = all.filter(({ call: { by } }) => {
    const role = roleOfCaller(by);
    return operations[operation].isPublic || (role !== undefined && mayCall(role, operation));
  });
  const exchanges = permitted.length > 0 ? permitted : all;
  // An unknown id may be a 404, but not the example.
  const isUnlisted = exchanges.some(({ problems }) => problems[0]?.pointer === '/status');
  const isAbsent = exchanges.every(({ status }) => ABSENT.includes(status));
  return isAbsent && (isUnlisted || hasNoExample) ? exchanges : [];
}

export class MissingOperation extends Difference {
  constructor(first: Exchange, requests: number, rules: number) {
    const { method, path } = operations[first.call.operation];
    super(first, {
      description: `there is ${method.toUpperCase()} ${path}`,
      expected: `not ${ABSENT.join(', ')} to every request`,
      actual: `${first.status} to each of ${requests} requests; ${rules} rules need it`,
    });
  }
}
