import type { RuleResult } from '../harness/context.ts';
import type { Cause } from '../harness/untested.ts';
import type { Resent } from '../wire/send-request.ts';
import type { Coverage } from './coverage.ts';

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
  /** Whether the backend does not have the operation. */
  readonly isMissing?: boolean;
  readonly times: number;
  readonly curls: readonly string[];
}

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

/** How a run compares with its baseline. */
interface Compared {
  /** Differences that the baseline has too. */
  readonly known: readonly ReportedFinding[];
  /** Differences of the baseline that are gone, as `rule: description`. */
  readonly gone: readonly string[];
}

export interface SuiteReport {
  readonly baseUrl: string;
  readonly seed: number;
  /** The number of valid and of invalid requests generated per operation. */
  readonly runs: number;
  /** Whether the studio's rules were checked too. */
  readonly rules: boolean;
  /** Whether only reads were sent. */
  readonly isSafe: boolean;
  /** One result per rule, in the order of openapi.yaml. */
  readonly results: readonly RuleResult[];
  readonly coverage: Coverage;
  /** Present if the run was compared with a baseline; then `results` and `failed` contain only new differences. */
  readonly compared?: Compared;
  /** What was not tested, and whether that was allowed. */
  readonly untested: readonly UntestedItem[];
  /** How to obtain the token of each variable in curl commands. */
  readonly legend: Readonly<Record<string, string>>;
  /** The number of expectations that the backend met. */
  readonly passed: number;
  readonly failed: number;
  readonly requests: number;
  /** How many of them were sent again, by reason. */
  readonly resent: Readonly<Resent>;
  readonly durationMs: number;
  /** How much data of each kind stays on the backend because no operation deletes it. */
  readonly leftBehind: Readonly<Record<string, number>>;
}
