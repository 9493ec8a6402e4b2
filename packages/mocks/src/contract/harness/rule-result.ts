import type { OperationId } from '@fitness/api-contract/operations';
import type { Finding } from './results.ts';
import type { Rule } from './rule.ts';
import type { Untested } from './untested.ts';

/** The result of one rule. */
export interface RuleResult extends Pick<Rule, 'name' | 'title' | 'group' | 'reaches'> {
  readonly operation: OperationId;
  /** The number of expectations that held. */
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** Why it could not run. */
  readonly untested: Untested | undefined;
  readonly requests: number;
  readonly durationMs: number;
}
