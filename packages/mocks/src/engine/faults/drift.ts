import type { OperationId } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import type { MockResponse } from '../mock-response.ts';

/** A status that no contract lists. */
const UNLISTED = 418;

/** The response with a contract violation: a missing or mistyped field, a wrong shape or status. */
export function drifted(id: OperationId, mockResponse: MockResponse, which = 0): MockResponse {
  const errorCases = bodiesLike(mockResponse.body)
    .map((body): MockResponse => ({ status: mockResponse.status, body }))
    .filter(({ status, body }) => !validateResponse(id, status, body).ok);
  const all = errorCases.length > 0 ? errorCases : [{ status: UNLISTED, body: mockResponse.body }];
  return all[which % all.length] ?? mockResponse;
}

function bodiesLike(body: unknown): unknown[] {
  if (Array.isArray(body))
    return [...recordsLike(body[0]).map((first) => [first, ...body.slice(1)]), {}, '[]'];
  return [...recordsLike(body), [], '{}'];
}

function recordsLike(record: unknown): unknown[] {
  if (typeof record !== 'object' || record === null)
    return record === undefined ? [] : [wrongValue(record)];
  const fields = Object.entries(record);
  const withoutOne = fields.map(([name]) =>
    Object.fromEntries(fields.filter(([other]) => other !== name)),
  );
  return [
    ...withoutOne,
    ...fields.map(([name, value]) => ({ ...record, [name]: wrongValue(value) })),
  ];
}

function wrongValue(value: unknown): unknown {
  return typeof value === 'string' ? 0 : 'drift';
}
