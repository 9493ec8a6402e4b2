import type { OperationId } from '@fitness/api-contract/operations';
import type { Context } from './context.ts';
import type { Finding } from './results.ts';
import type { Untested } from './untested.ts';

/** Rules of openapi.yaml hold for any backend, the others are those of our studio (docs/product.md#mock-rules). */
type Group = 'contract' | 'rules';

/** A rule to check; throws a `Difference` if it is violated, or `Untested` if it cannot run. */
export interface Rule {
  /** Kebab-case, unique within its operation. */
  readonly name: string;
  /** What must hold, as a sentence. */
  readonly title: string;
  readonly group: Group;
  /** Runs alone, because it reads sums or lists that other rules change. */
  readonly isExclusive?: boolean;
  /** Statuses of its operation that only this rule reaches. */
  readonly reaches?: readonly string[];
  readonly run: (context: Context) => Promise<void>;
}

export interface RuleResult extends Pick<Rule, 'name' | 'title' | 'group' | 'reaches'> {
  readonly operation: OperationId;
  /** The number of expectations that the backend met. */
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** Why it could not run. */
  readonly untested: Untested | undefined;
  readonly requests: number;
  readonly durationMs: number;
}

/** The rules of each operation; an operation without one does not compile. */
export type RulesByOperation = Readonly<Record<OperationId, readonly [Rule, ...Rule[]]>>;

type MakeRule = (
  name: string,
  title: string,
  run: Rule['run'],
  options?: Pick<Rule, 'isExclusive' | 'reaches'>,
) => Rule;

const ruleOf =
  (group: Group): MakeRule =>
  (name, title, run, options) => ({ name, title, group, run, ...options });

export const contractRule = ruleOf('contract');

export const studioRule = ruleOf('rules');
