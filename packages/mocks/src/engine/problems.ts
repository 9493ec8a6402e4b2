import type { OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';

const MOST_PROBLEMS = 10;
const MOST_CHARACTERS = 300;

/** The first problems with their pointers in one line, each shortened, since it may quote input. */
export function describeProblems(problems: readonly Problem[], prefix = ''): string {
  const shown = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ pointer, message }) => shorten(`${prefix}${pointer || '/'} ${message}`));
  const hidden = problems.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`and ${hidden} more`] : [])].join('; ');
}

/** The beginning of a text that may quote input. */
export function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** A contract violation by the backend itself, never by the caller. */
export class ContractViolation extends Error {
  readonly operationId: OperationId;
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(operationId: OperationId, status: number, problems: readonly Problem[]) {
    super(
      `${operationId} answered ${status}, which violates the contract: ${describeProblems(problems)}`,
    );
    this.name = 'ContractViolation';
    this.operationId = operationId;
    this.status = status;
    this.problems = problems;
  }
}
