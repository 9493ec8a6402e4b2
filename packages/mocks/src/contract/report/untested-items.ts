import type { OperationId } from '@fitness/api-contract/operations';
import type { Untested } from '../harness/untested.ts';
import { ROLES, type Users } from '../harness/users.ts';
import { allTasks } from '../rules/index.ts';
import type { Coverage } from './coverage.ts';
import { MissingOperation } from './missing.ts';
import type { SuiteReport, UntestedItem } from './suite-report.ts';

/** A run, and who its users were. */
interface Run extends Pick<SuiteReport, 'results' | 'coverage' | 'rules' | 'isSafe'> {
  readonly users: Users;
  readonly only: readonly string[];
}

/** What no run with these options can test. */
const WITHOUT_OPTION: readonly string[] = [
  'safe',
  'no-rules',
  'hook',
  'expired-token',
  'mock-only',
];

type Found = Omit<UntestedItem, 'isAllowed'>;

/** Everything that the run did not test, and whether its options allow that. */
export function untestedItems(run: Run, allowed: readonly string[]): UntestedItem[] {
  const rules = run.results.flatMap(({ operation, name, untested }): Found[] =>
    untested ? [{ name: `${operation}/${name}`, kind: 'rule', ...reasonOf(untested) }] : [],
  );
  // A run of selected rules cannot judge the coverage of the rest of the contract.
  const covered = run.coverage.filter(({ operation }) => !isMissing(run, operation));
  const uncovered = run.only.length > 0 ? [] : covered.flatMap((row) => uncoveredBy(run, row));
  return [...rules, ...uncovered].map((item) => ({
    ...item,
    isAllowed: WITHOUT_OPTION.includes(item.cause) || allowed.some((name) => isNamedBy(item, name)),
  }));
}

function isMissing({ results }: Run, missing: OperationId): boolean {
  return results.some(({ findings }) =>
    findings.some(
      ({ difference }) =>
        difference instanceof MissingOperation && difference.operation === missing,
    ),
  );
}

function uncoveredBy(run: Run, { operation, ...row }: Coverage[number]): Found[] {
  const counted = [
    ['status', row.statuses],
    ['role', row.roles],
    ['error', run.rules ? row.errors : {}],
  ] as const;
  return counted.flatMap(([kind, counts]) =>
    Object.entries(counts)
      .filter(([, count]) => count === 0)
      .map(([name]) => ({ name: `${operation}/${name}`, kind, ...causeOf(run, operation, name) })),
  );
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
function isNamedBy({ name, cause }: Found, allowed: string): boolean {
  const [operation = name] = name.split('/');
  const names = [name, operation, cause];
  if (!allowed.endsWith('*')) return names.includes(allowed);
  return names.some((one) => one.startsWith(allowed.slice(0, -1)));
}
