import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { IncomingRequest } from './read-request.ts';

/** Whether the contract lists the type of a request's body; an operation that takes none ignores it. */
export function hasListedType(
  id: OperationId,
  { headers, body, problem }: IncomingRequest,
): boolean {
  if (!operations[id].hasBody) return true;
  const type = headers.get('content-type');
  // A missing body is a problem of its own, 400.
  if (type === null) return body === undefined && problem === undefined;
  // The generator refuses a contract with any other type.
  return type.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
