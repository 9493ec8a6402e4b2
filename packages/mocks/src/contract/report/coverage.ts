import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { operationRoles } from '@fitness/api-contract/roles';
import type { Cause, Untested } from '../harness/untested.ts';
import { roleOfCaller, ROLES, type Users } from '../harness/users.ts';
import { matches, messageOf, type Exchange } from '../wire/exchange.ts';
import { MissingOperation } from './missing.ts';
import type { CoverageItem, SuiteReport, UntestedItem } from './suite-report.ts';

export function createCoverage() {
  const items = Object.values(operations).flatMap(({ id }) => {
    const { statuses, errors }: OperationInfo = operations[id];
    const itemsOf = (kind: CoverageItem['kind'], names: readonly string[]): CoverageItem[] =>
      names.map((name) => ({ operation: id, kind, name, count: 0 }));
    return [
      ...itemsOf('status', statuses),
      ...itemsOf('role', operationRoles),
      ...itemsOf('error', Object.values(errors).flat()),
    ];
  });
  return {
    items,
    add: (exchange: Exchange): void => {
      for (const item of items)
        if (item.operation === exchange.call.operation && isSeen(item, exchange)) item.count += 1;
    },
  };
}

function isSeen({ kind, name }: CoverageItem, exchange: Exchange): boolean {
  if (kind === 'status') return matches(name, exchange.status);
  if (kind === 'role') return name === roleOfCaller(exchange.call.by);
  const { status, body } = errorResponses[name as ErrorName];
  if (status !== exchange.status) return false;
  // Any list of field errors counts as the named error whose body is a list.
  return 'message' in body ? messageOf(exchange) === body.message : Array.isArray(exchange.body);
}

interface Run extends Pick<SuiteReport, 'results' | 'coverage' | 'rules' | 'isSafe'> {
  readonly users: Users;
  readonly only: readonly string[];
}

/** What no run with these options can test. */
const WITHOUT_OPTION: readonly Cause[] = ['safe', 'no-rules', 'hook', 'expired-token', 'mock-only'];

type Found = Omit<UntestedItem, 'isAllowed'>;

export function untestedItems(run: Run, allowed: readonly string[]): UntestedItem[] {
  const rules = run.results.flatMap(({ operation, name, untested }): Found[] =>
    untested ? [{ name: `${operation}/${name}`, kind: 'rule', ...reasonOf(untested) }] : [],
  );
  // A run of selected rules cannot judge the coverage of the rest of the contract.
  const uncovered = run.only.length > 0 ? [] : uncoveredBy(run);
  return [...rules, ...uncovered].map((item) => ({
    ...item,
    isAllowed: WITHOUT_OPTION.includes(item.cause) || allowed.some((name) => isNamedBy(item, name)),
  }));
}

function uncoveredBy(run: Run): Found[] {
  const missing = run.results
    .flatMap(({ findings }) => findings.map(({ difference }) => difference))
    .filter((difference) => difference instanceof MissingOperation)
    .map(({ operation }) => operation);
  return run.coverage
    .filter(({ operation, count }) => count === 0 && !missing.includes(operation))
    .filter(({ kind }) => kind !== 'error' || run.rules)
    .map(({ operation, kind, name }) => ({
      name: `${operation}/${name}`,
      kind,
      ...causeOf(run, operation, name),
    }));
}

function reasonOf({ cause, message }: Untested): Pick<Found, 'cause' | 'reason'> {
  return { cause, reason: message };
}

/** The cause of a rule of the operation that could not run, or why there was none. */
function causeOf(
  { results, rules, isSafe, users }: Run,
  operation: OperationId,
  name: string,
): Pick<Found, 'cause' | 'reason'> {
  if (isSafe) return { cause: 'safe', reason: 'with --safe nothing is written' };
  const role = ROLES.find((one) => one === name);
  if (role && users[role].length === 0)
    return { cause: role, reason: `there is no account of ${role}` };
  const stopped = results
    .filter((result) => result.operation === operation && result.name !== 'expired-token')
    .flatMap(({ untested }) => untested ?? [])
    .at(-1);
  if (stopped) return reasonOf(stopped);
  return rules
    ? { cause: 'not-reached', reason: 'no request led to it' }
    : { cause: 'no-rules', reason: 'no rule leads to it without --rules' };
}

function isNamedBy({ name, cause }: Pick<UntestedItem, 'name' | 'cause'>, allowed: string) {
  const [operation = name] = name.split('/');
  const names = [name, operation, cause];
  if (!allowed.endsWith('*')) return names.some((one) => one === allowed);
  return names.some((one) => one.startsWith(allowed.slice(0, -1)));
}
