import type { OperationId } from '@fitness/api-contract/operations';
import { validateResponse, type Problem } from '@fitness/api-contract/validators';
import type { Studio } from '../domain/studio.ts';
import { unimplemented } from '../operations/index.ts';
import { TableFull } from '../store/table.ts';
import { applyFault } from './faults/apply-fault.ts';
import type { FaultList } from './faults/fault-list.ts';
import {
  otherMethodResponse,
  ownErrorResponse,
  tooLargeResponse,
  unknownRouteResponse,
  type MockResponse,
  type Outcome,
} from './mock-response.ts';
import { ContractViolation, shorten } from './problems.ts';
import type { IncomingRequest } from './read-request.ts';
import type { LoggedRequest } from './request-log.ts';
import { findRoute } from './route.ts';
import { runOperation } from './run-operation.ts';
import type { State } from './state.ts';

type Result = Omit<LoggedRequest, 'number' | 'request' | 'durationMs'>;

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
    const { delayMs, breaking, faults: appliedFaults } = faults.take(id);
    if (delayMs > 0) await faults.delay(delayMs);
    const { outcome, operationResponse } = await applyFault(id, breaking, () =>
      state.exclusively(() => runOperation(studio, id, params, request)),
    );
    const operationProblems = operationResponse ? problemsOf(id, operationResponse) : [];
    return {
      operation: id,
      response: outcome,
      operationResponse,
      faults: appliedFaults,
      problems: outcome === operationResponse ? operationProblems : problemsOf(id, outcome),
      violation:
        operationResponse && operationProblems.length > 0
          ? new ContractViolation(id, operationResponse.status, operationProblems)
          : undefined,
    };
  };

  return async (request) => {
    const { method, pathname, tooLarge } = request;
    if (tooLarge) return outsideContract(tooLargeResponse());
    const route = findRoute(method, pathname);
    if (route.kind === 'unknown') return outsideContract(unknownRouteResponse(method, pathname));
    if (route.kind === 'method')
      return outsideContract(otherMethodResponse(method, pathname, route.methods));
    if (unimplemented.includes(route.id)) {
      const detail = `The mock backend does not implement ${shorten(route.id)}.`;
      return outsideContract(ownErrorResponse(501, '목 서버에 없는 기능입니다.', detail));
    }
    try {
      return await runWithFaults(route.id, route.params, request);
    } catch (error) {
      if (!(error instanceof TableFull)) throw error;
      const message = '목 서버의 저장 공간이 가득 찼습니다.';
      return outsideContract(ownErrorResponse(507, message, error.message));
    }
  };
}

function outsideContract(response: MockResponse): Result {
  return {
    operation: undefined,
    response,
    operationResponse: undefined,
    faults: [],
    problems: [],
    violation: undefined,
  };
}

function problemsOf(id: OperationId, outcome: Outcome): readonly Problem[] {
  if (typeof outcome === 'string') return [];
  if (outcome.text !== undefined) return [{ pointer: '/body', message: 'must be JSON' }];
  const checked = validateResponse(id, outcome.status, outcome.body);
  return checked.ok ? [] : checked.problems;
}
