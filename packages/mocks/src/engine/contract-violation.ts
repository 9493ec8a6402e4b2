import type { OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';
import { describeProblems } from './limits/describe-problems.ts';

/** A contract violation by the backend itself, never by the caller. */
export class ContractViolation extends Error {
  readonly operationId: OperationId;
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(operationId: OperationId, status: number, problems: readonly Problem[]) {
    super(`${operationId} answered ${status} off the contract: ${describeProblems(problems)}`);
    this.name = 'ContractViolation';
    this.operationId = operationId;
    this.status = status;
    this.problems = problems;
  }
}
