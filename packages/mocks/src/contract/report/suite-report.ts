import type { OperationId } from '@fitness/api-contract/operations';
import type { RuleResult } from '../harness/context.ts';
import type { Cause } from '../harness/untested.ts';
import type { Resent } from '../wire/send-request.ts';
import type { ReportedFinding } from './findings.ts';

/** Something that the contract lists, and how often a run met it. */
export interface CoverageItem {
  readonly operation: OperationId;
  /** A role is that of the caller, without a token ROLE_ANONYMOUS; an error is recognised by its exact message. */
  readonly kind: 'status' | 'role' | 'error';
  readonly name: string;
  count: number;
}

export interface UntestedItem {
  /** `operation/rule`, `operation/status`, `operation/role` or `operation/error`. */
  readonly name: string;
  readonly kind: 'rule' | CoverageItem['kind'];
  readonly cause: Cause;
  readonly reason: string;
  readonly isAllowed: boolean;
}

export interface SuiteReport {
  readonly baseUrl: string;
  readonly seed: number;
  readonly runs: number;
  readonly rules: boolean;
  readonly isSafe: boolean;
  readonly results: readonly RuleResult[];
  readonly coverage: readonly Readonly<CoverageItem>[];
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
