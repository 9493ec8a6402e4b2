import type { OperationId } from '../generated/operations.ts';
import { responseValidators } from '#validators/responses';
import { problemsOf } from './problems.ts';
import type { ValidationFailure } from './request.ts';

/** Validates a response; a status that the contract does not list is a problem at `/status`. */
export function validateResponse(
  id: OperationId,
  status: number,
  body: unknown,
): { readonly ok: true } | ValidationFailure {
  const validators = responseValidators[id];
  const validator =
    validators[String(status)] ??
    validators[`${Math.floor(status / 100)}XX`] ??
    validators['default'];
  if (validator === undefined) {
    const message = `must be one of ${Object.keys(validators).join(', ')}, not ${status}`;
    return { ok: false, problems: [{ pointer: '/status', message }] };
  }
  const problems = problemsOf(validator, body, '/body');
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
}
