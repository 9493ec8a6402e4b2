import type { OperationId } from '@fitness/api-contract/operations';
import { validateRequest } from '@fitness/api-contract/validators';
import { DomainError } from '../domain/domain-error.ts';
import type { Studio } from '../domain/studio.ts';
import { implementation } from '../operations/index.ts';
import type { OperationInput } from '../operations/operation.ts';
import { badRequestResponse, errorResponse, type MockResponse } from './mock-response.ts';
import { authorise } from './authorise.ts';
import type { IncomingRequest } from './read-request.ts';
import { issueToken } from './token.ts';

/** Runs an operation; 401 and 403 come before 400, and 400 before the studio's rules. */
export async function runOperation<Id extends OperationId>(
  studio: Studio,
  id: Id,
  params: Record<string, string>,
  request: IncomingRequest,
): Promise<MockResponse> {
  try {
    const caller = await authorise(studio, id, request.headers);
    if (request.problem) return badRequestResponse(id, [request.problem]);
    const { query, headers, body } = request;
    const checked = validateRequest(id, { params, query, headers, body });
    if (!checked.ok) return badRequestResponse(id, checked.problems);
    return await implementation[id]({
      studio,
      params: checked.params,
      query: checked.query,
      headers: checked.headers,
      body: checked.body,
      // authorise() leaves the caller out exactly where the operation is public.
      caller: caller as OperationInput<Id>['caller'],
      issueToken: (account) => issueToken(account, studio.clock),
    });
  } catch (error) {
    if (error instanceof DomainError) return errorResponse(error);
    throw error;
  }
}
