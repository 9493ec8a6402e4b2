import { operations, type OperationId } from '@fitness/api-contract/operations';
import { Difference } from '../harness/difference.ts';
import type { Finding } from '../harness/results.ts';
import type { RuleResult } from '../harness/context.ts';
import { Untested } from '../harness/untested.ts';
import { mayCall, roleOfCaller } from '../harness/users.ts';
import type { Exchange } from '../wire/exchange.ts';

const ABSENT = [404, 405, 501];

/**
 * Gives an operation that the backend does not have one difference in all, instead of one for each rule that calls it; the
 * other rules are untested.
 */
export function withoutMissing(
  results: readonly RuleResult[],
  log: readonly Exchange[],
): RuleResult[] {
  const differing = results.flatMap(({ findings }) => findings.map((one) => one.difference));
  const failed = new Set(differing.map(({ operation }) => operation));
  const missing = new Map<OperationId, MissingOperation>();
  for (const operation of failed) {
    const all = log.filter(({ call }) => call.operation === operation);
    const permitted = all.filter(({ call }) => isPermitted(call));
    const exchanges = permitted.length > 0 ? permitted : all;
    const [first] = exchanges;
    const isAbsent = exchanges.every(({ status }) => ABSENT.includes(status));
    // An unknown id may be a 404, but not the example.
    const isUnlisted = exchanges.some(({ problems }) => problems[0]?.pointer === '/status');
    const example = results.find((one) => one.operation === operation && one.name === 'example');
    if (first && isAbsent && (isUnlisted || example?.findings.length)) {
      const rules = results.filter(({ findings }) => findings.some(isAt(operation)));
      missing.set(operation, new MissingOperation(first, exchanges.length, rules.length));
    }
  }
  const reported = new Set<OperationId>();
  return results.map((result) => {
    const gone = [...missing.keys()].find((operation) => result.findings.some(isAt(operation)));
    const difference = gone && missing.get(gone);
    if (!difference) return result;
    const others = result.findings.filter((one) => !missing.has(one.difference.operation));
    const findings = reported.has(gone) ? others : [...others, { difference, times: 1 }];
    reported.add(gone);
    if (findings.length > 0) return { ...result, findings };
    const reason = `it needs ${gone}, which the backend does not have`;
    return { ...result, findings, untested: new Untested('missing', reason) };
  });
}

const isAt =
  (operation: OperationId) =>
  ({ difference }: Finding): boolean =>
    difference.operation === operation;

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

/** Whether the caller is a user who may call the operation, so that not even the token is wrong. */
function isPermitted({ operation, by }: Exchange['call']): boolean {
  const role = roleOfCaller(by);
  return operations[operation].isPublic || (role !== undefined && mayCall(role, operation));
}
