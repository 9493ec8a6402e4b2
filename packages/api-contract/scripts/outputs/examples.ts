import type { Contract, Operation, Parameter } from '../contract/model.ts';
import { BANNER } from '../literal.ts';
import { rowsById, successesOf } from './operations.ts';

/** examples.ts: the request and the success response that openapi.yaml shows for each operation. */
export function examplesFile({ operations }: Contract): string {
  return `${BANNER}
/** A valid request, by operation. */
export const requestExamples = {
${rowsById(operations, requestOf)}} as const;

/** The first success response, by operation; no body where openapi.yaml shows none. */
export const responseExamples = {
${rowsById(operations, responseOf)}} as const;
`;
}

function requestOf({ params, query, headers, body }: Operation): object {
  return {
    params: examplesOf(params),
    query: examplesOf(query),
    headers: examplesOf(headers),
    body: body?.example,
  };
}

function examplesOf(parameters: readonly Parameter[]): object {
  return Object.fromEntries(
    parameters
      .filter(({ example }) => example !== undefined)
      .map(({ name, example }) => [name, example]),
  );
}

function responseOf(operation: Operation): object {
  const [status, response] = successesOf(operation)[0] ?? [];
  return { status, body: response?.media?.example };
}
