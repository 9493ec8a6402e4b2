import type { OperationId } from '@fitness/api-contract/operations';
import type { RuleResult } from '../harness/rule-result.ts';
import type { Cause } from '../harness/untested.ts';
import type { Users } from '../harness/users.ts';
import { allTasks } from '../rules/index.ts';
import type { Coverage } from './coverage.ts';

/** Something of the contract that a run did not test. */
export interface UntestedItem {
  /** `operation/rule`, `operation/status`, `operation/role` or `operation/error`. */
  readonly name: string;
  readonly kind: 'rule' | 'status' | 'role' | 'error';
  readonly cause: Cause;
  /** Why it was not tested, as a sentence. */
  readonly reason: string;
  /** Whether the options of the run exclude it by name or cause. */
  readonly isAllowed: boolean;
}

interface Run {
  readonly results: readonly RuleResult[];
  readonly coverage: Coverage;
  readonly users: Users;
  readonly rules: boolean;
  readonly isSafe: boolean;
  readonly only: readonly string[];
}

type Found = Omit<UntestedItem, 'isAllowed'>;

/** Everything that the run did not test, and whether its options allow that. */
export function untestedItems(run: Run, allowed: readonly string[]): UntestedItem[] {
  // A run of selected rules cannot judge the coverage of the rest of the contract.
  const found =
    run.only.length > 0 ? untestedRules(run) : [...untestedRules(run), ...uncovered(run)];
  const implied: readonly Cause[] = ['safe', 'no-rules'];
  return found.map((item) => ({
    ...item,
    isAllowed: implied.includes(item.cause) || allowed.some((name) => isNamedBy(item, name)),
  }));
}

function untestedRules({ results }: Run): Found[] {
  return results.flatMap(({ operation, name, untested }) =>
    untested
      ? [
          {
            name: `${operation}/${name}`,
            kind: 'rule' as const,
            cause: untested.cause,
            reason: untested.message,
          },
        ]
      : [],
  );
}

function uncovered(run: Run): Found[] {
  return run.coverage.flatMap(({ operation, statuses, roles, errors }): Found[] => [
    ...missing(statuses).map((status) => itemOf(run, operation, 'status', status)),
    ...missing(roles).map((role) => itemOf(run, operation, 'role', role)),
    ...(run.rules ? missing(errors).map((name) => itemOf(run, operation, 'error', name)) : []),
  ]);
}

function missing(counts: Readonly<Record<string, number | undefined>>): string[] {
  return Object.keys(counts).filter((name) => counts[name] === 0);
}

function itemOf(run: Run, operation: OperationId, kind: Found['kind'], name: string): Found {
  return { name: `${operation}/${name}`, kind, ...causeOf(run, operation, kind, name) };
}

/** The cause of the rule that would have covered the item, if it did not run. */
function causeOf(
  { results, rules, isSafe, users }: Run,
  operation: OperationId,
  kind: Found['kind'],
  name: string,
): Pick<Found, 'cause' | 'reason'> {
  if (isSafe) return { cause: 'safe', reason: 'with --safe nothing is written' };
  if (kind === 'role' && isRole(users, name) && users[name].length === 0)
    return { cause: name, reason: `there is no account of ${name}` };
  const own = results.filter((result) => result.operation === operation && result.untested);
  const stopped = own.find(({ reaches }) => reaches?.includes(name)) ?? own[0];
  if (stopped?.untested) return { cause: stopped.untested.cause, reason: stopped.untested.message };
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

function isRole(users: Users, name: string): name is keyof Users & `ROLE_${string}` {
  return name in users;
}

/** Whether the pattern matches the item by name, operation, cause or prefix (`name*`). */
function isNamedBy({ name, cause }: Found, allowed: string): boolean {
  const [operation = name] = name.split('/');
  const names = [name, operation, cause];
  if (!allowed.endsWith('*')) return names.includes(allowed);
  return names.some((one) => one.startsWith(allowed.slice(0, -1)));
}
