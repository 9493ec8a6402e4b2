import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { operationRoles } from '@fitness/api-contract/roles';
import type { Cause, Untested } from '../harness/untested.ts';
import { roleOfCaller, ROLES, type Users } from '../harness/users.ts';
import { allTasks } from '../rules/index.ts';
import { matches, messageOf, type Exchange } from '../wire/exchange.ts';
import { MissingOperation } from './missing.ts';
import type { Coverage, SuiteReport, UntestedItem } from './suite-report.ts';

export function createCoverage(): { add(exchange: Exchange): void; readonly rows: Coverage } {
  const rows = Object.values(operations).map(({ id }) => {
    const { statuses, errors }: OperationInfo = operations[id];
    return {
      operation: id,
      statuses: zeros(statuses),
      roles: zeros(operationRoles),
      errors: zeros(Object.values(errors).flat() as ErrorName[]),
    };
  });
  return {
    rows,
    add: (exchange) => {
      const row = rows.find(({ operation }) => operation === exchange.call.operation);
      if (!row) return;
      const role = roleOfCaller(exchange.call.by);
      count(row.statuses, (listed) => matches(listed, exchange.status));
      count(row.roles, (name) => name === role);
      count(row.errors, (name) => isNamed(name, exchange));
    },
  };
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

function count<Name extends string>(
  counts: Record<Name, number>,
  isCounted: (name: Name) => boolean,
): void {
  for (const name of Object.keys(counts) as Name[]) if (isCounted(name)) counts[name] += 1;
}

function isNamed(name: ErrorName, exchange: Exchange): boolean {
  const named = errorResponses[name];
  if (named.status !== exchange.status) return false;
  // Any list of field errors counts as the named error whose body is a list.
  if (!('message' in named.body)) return Array.isArray(exchange.body);
  return messageOf(exchange) === named.body.message;
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
    .filter(({ operation }) => !missing.includes(operation))
    .flatMap(({ operation, ...row }) => {
      const counted = [
        ['status', row.statuses],
        ['role', row.roles],
        ['error', run.rules ? row.errors : {}],
      ] as const;
      return counted.flatMap(([kind, counts]) =>
        Object.entries(counts).flatMap(([name, count]) => {
          if (count > 0) return [];
          return [{ name: `${operation}/${name}`, kind, ...causeOf(run, operation, name) }];
        }),
      );
    });
}

function reasonOf({ cause, message }: Untested): Pick<Found, 'cause' | 'reason'> {
  return { cause, reason: message };
}

/** The cause of the rule that would have covered the item, if it did not run. */
function causeOf(
  { results, rules, isSafe, users }: Run,
  operation: OperationId,
  name: string,
): Pick<Found, 'cause' | 'reason'> {
  if (isSafe) return { cause: 'safe', reason: 'with --safe nothing is written' };
  const role = ROLES.find((one) => one === name);
  if (role && users[role].length === 0)
    return { cause: role, reason: `there is no account of ${role}` };
  const own = results.filter((result) => result.operation === operation && result.untested);
  // What no single rule is for is reached where the example is.
  const stopped =
    own.find(({ reaches }) => reaches?.includes(name)) ?? own.find((one) => one.name === 'example');
  if (stopped?.untested) return reasonOf(stopped.untested);
  const isStudioRule = allTasks.some(
    (task) =>
      task.operation === operation &&
      task.rule.group === 'rules' &&
      task.rule.reaches?.includes(name),
  );
  return !rules && isStudioRule
    ? { cause: 'no-rules', reason: 'only a rule of the studio reaches it' }
    : { cause: 'not-reached', reason: 'no request led to it' };
}

/** Whether the pattern matches the item by name, operation, cause or prefix (`name*`). */
function isNamedBy({ name, cause }: Pick<UntestedItem, 'name' | 'cause'>, allowed: string) {
  const [operation = name] = name.split('/');
  const names = [name, operation, cause];
  if (!allowed.endsWith('*')) return names.some((one) => one === allowed);
  return names.some((one) => one.startsWith(allowed.slice(0, -1)));
}
