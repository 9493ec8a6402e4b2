import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import type { OperationRole } from '@fitness/api-contract/roles';
import type { RuleResult } from '../harness/context.ts';
import type { Cause } from '../harness/untested.ts';
import type { Resent } from '../wire/send-request.ts';

/** How much of the contract a run covered: how often each operation was called and answered, by what the contract lists. */
export type Coverage = readonly {
  readonly operation: OperationId;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests by the role of the caller; without a token it is ROLE_ANONYMOUS. */
  readonly roles: Readonly<Record<OperationRole, number>>;
  /** Responses by named error, which is recognised by its exact message. */
  readonly errors: Readonly<Partial<Record<ErrorName, number>>>;
}[];

/** A difference with its tokens masked. */
export interface ReportedFinding {
  /** `operation/rule`. */
  readonly rule: string;
  readonly operation: string;
  readonly group: RuleResult['group'];
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  /** The status and the body of the response, shortened. */
  readonly received?: string;
  readonly isMissing?: boolean;
  readonly times: number;
  readonly curls: readonly string[];
}

export interface UntestedItem {
  /** `operation/rule`, `operation/status`, `operation/role` or `operation/error`. */
  readonly name: string;
  readonly kind: 'rule' | 'status' | 'role' | 'error';
  readonly cause: Cause;
  readonly reason: string;
  /** Whether the options of the run exclude it by name or cause. */
  readonly isAllowed: boolean;
}

export interface SuiteReport {
  readonly baseUrl: string;
  readonly seed: number;
  readonly runs: number;
  readonly rules: boolean;
  readonly isSafe: boolean;
  readonly results: readonly RuleResult[];
  readonly coverage: Coverage;
  /** The differences that the baseline knows; then `results` and `failed` contain only new ones. */
  readonly known?: readonly ReportedFinding[];
  readonly untested: readonly UntestedItem[];
  /** How to obtain the token of each variable in curl commands. */
  readonly legend: Readonly<Record<string, string>>;
  readonly passed: number;
  readonly failed: number;
  readonly requests: number;
  readonly resent: Readonly<Resent>;
  readonly durationMs: number;
  /** How much data of each kind stays on the backend because no operation deletes it. */
  readonly leftBehind: Readonly<Record<string, number>>;
}
