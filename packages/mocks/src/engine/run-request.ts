import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { readQuery, validateRequest, validateResponse } from '@fitness/api-contract/validators';
import { DomainError } from '../domain/domain-error.ts';
import type { Studio } from '../domain/studio.ts';
import { implementation } from '../operations/index.ts';
import type { OperationInput } from '../operations/operation.ts';
import type { Account } from '../store/rows.ts';
import { applyFault } from './faults/apply-fault.ts';
import type { FaultList } from './faults/fault-list.ts';
import {
  badRequestResponse,
  errorResponse,
  otherMethodResponse,
  ownErrorResponse,
  type MockResponse,
  type Outcome,
} from './mock-response.ts';
import { ContractViolation, shorten } from './problems.ts';
import { hasListedType, type IncomingRequest } from './read-request.ts';
import { findRoute } from './route.ts';
import type { State } from './state.ts';
import { issueToken, readToken } from './token.ts';

interface Result {
  /** Undefined for a path outside the contract. */
  readonly operation: OperationId | undefined;
  /** The outcome for the caller; a pending call is recorded when it starts to wait. */
  readonly response: Outcome;
  /** Where the operation itself, and not a fault, violates the contract. */
  readonly violation?: ContractViolation | undefined;
}

/** One handled call, for the access log and tests. */
export interface LoggedRequest extends Result {
  readonly request: IncomingRequest;
  readonly durationMs: number;
}

/** Runs requests on the state, with the faults that apply to them. */
export function createRunner(
  studio: Studio,
  state: State,
  faults: FaultList,
): (request: IncomingRequest) => Promise<Result> {
  const runWithFaults = async (
    id: OperationId,
    params: Record<string, string>,
    request: IncomingRequest,
  ): Promise<Result> => {
    const { delayMs, breaking } = faults.take(id);
    if (delayMs > 0) await faults.wait(delayMs);
    const { outcome, operationResponse } = await applyFault(id, breaking, () =>
      state.exclusively(() => runOperation(studio, id, params, request)),
    );
    const violation = operationResponse && violationOf(id, operationResponse);
    return { operation: id, response: outcome, violation };
  };

  return async (request) => {
    const { method, pathname } = request;
    const route = findRoute(method, pathname);
    if (route.kind === 'unknown') {
      const detail = `${shorten(`${method} ${pathname}`)} is not in openapi.yaml`;
      return outsideContract(ownErrorResponse(404, '없는 경로입니다.', detail));
    }
    if (route.kind === 'method')
      return outsideContract(otherMethodResponse(method, pathname, route.methods));
    return runWithFaults(route.id, route.params, request);
  };
}

function outsideContract(response: MockResponse): Result {
  return { operation: undefined, response };
}

function violationOf(id: OperationId, { status, body }: MockResponse) {
  const checked = validateResponse(id, status, body);
  return checked.ok ? undefined : new ContractViolation(id, status, checked.problems);
}

/** Runs an operation; 401 and 403 come before 415 and 400, and those before the studio's rules. */
async function runOperation<Id extends OperationId>(
  studio: Studio,
  id: Id,
  params: Record<string, string>,
  request: IncomingRequest,
): Promise<MockResponse> {
  try {
    const caller = await authorise(studio, id, request.headers);
    if (!hasListedType(id, request)) throw new DomainError('UnsupportedMediaType');
    if (request.problem) return badRequestResponse(id, [request.problem]);
    const query = readQuery(request.search);
    const checked = validateRequest(id, { params, query, body: request.body });
    if (!checked.ok) return badRequestResponse(id, checked.problems);
    return await implementation[id]({
      studio,
      params: checked.params,
      query: checked.query,
      body: checked.body,
      // authorise() returns no caller exactly for public operations.
      caller: caller as OperationInput<Id>['caller'],
      issueToken: (account) => issueToken(account, studio.clock),
    });
  } catch (error) {
    if (error instanceof DomainError) return errorResponse(error);
    throw error;
  }
}

/**
 * The account of the caller; undefined for public operations, which ignore an invalid token.
 * The token decides the role, but the account must still exist.
 */
async function authorise(
  studio: Studio,
  id: OperationId,
  headers: Headers,
): Promise<Account | undefined> {
  const { isPublic, roles }: OperationInfo = operations[id];
  if (isPublic) return undefined;
  const claims = await readToken(headers.get('authorization'), studio.clock);
  const account = claims && studio.store.accounts.get(claims.userId);
  // After a reset the id may belong to another account, which has another phone number.
  if (!account || account.ph !== claims.ph) throw new DomainError('LoginRequired');
  if (!roles.includes(claims.role)) throw new DomainError('Forbidden');
  return account;
}
