import { BANNER, literal } from '../literal.ts';
import type { FlatOperation } from '../spec.ts';
import { successStatus } from './operations.ts';

/** examples.ts: the request and the success response that openapi.yaml shows for each operation. */
export function examplesFile(operations: FlatOperation[]): string {
  const requests = operations.map(
    (operation) => `  ${operation.id}: ${literal(requestOf(operation), '  ')},\n`,
  );
  const responses = operations.map(
    (operation) => `  ${operation.id}: ${literal(responseOf(operation), '  ')},\n`,
  );
  return `${BANNER}
/** A valid request, by operation. */
export const requestExamples = {
${requests.join('')}} as const;

/** A success response, by operation; no body where openapi.yaml shows none. */
export const responseExamples = {
${responses.join('')}} as const;
`;
}

function requestOf(operation: FlatOperation): object {
  const body = operation.body?.example;
  if (operation.body !== undefined && body === undefined)
    throw new Error(`openapi.yaml: ${operation.id} has no example of its body`);
  return {
    params: examplesOf(operation.id, operation.params),
    query: examplesOf(operation.id, operation.query),
    body,
  };
}

function examplesOf(id: string, parameters: FlatOperation['params']): object {
  const pairs = parameters.map((parameter) => {
    if (parameter.example === undefined)
      throw new Error(`openapi.yaml: ${id}: no example of ${parameter.name}`);
    return [parameter.name, parameter.example];
  });
  return Object.fromEntries(pairs);
}

function responseOf(operation: FlatOperation): object {
  const status = successStatus(operation);
  return { status, body: operation.responses[status]?.example };
}
