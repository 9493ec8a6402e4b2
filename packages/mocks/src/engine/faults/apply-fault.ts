import { responseExamples } from '@fitness/api-contract/examples';
import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { isBodiless, namedResponse, type MockResponse, type Outcome } from '../mock-response.ts';
import type { FaultKind } from './fault.ts';

/** Runs the work under a fault, which may change its response, or replace the work: then `operationResponse` is undefined. */
export async function applyFault(
  id: OperationId,
  fault: FaultKind | undefined,
  work: () => Promise<MockResponse>,
): Promise<{ outcome: Outcome; operationResponse: MockResponse | undefined }> {
  const instead = fault && outcomeInsteadOfWork(id, fault);
  if (instead) return { outcome: instead, operationResponse: undefined };
  const operationResponse = await work();
  return { outcome: outcomeOfWork(id, fault, operationResponse), operationResponse };
}

function outcomeInsteadOfWork(id: OperationId, fault: FaultKind): Outcome | undefined {
  switch (fault.kind) {
    case 'offline':
    case 'hang':
      return fault.kind;
    case 'status': {
      const { status, message } = fault;
      return respond(status, {
        body: message === undefined ? contractBody(id, status) : { message },
      });
    }
    case 'custom':
      return respond(fault.status, { body: fault.body });
    case 'html':
      return respond(fault.status, {
        text: `<!doctype html><title>${fault.status}</title><h1>${fault.status}</h1>`,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'error':
      return namedResponse(fault.name);
    default:
      return undefined;
  }
}

function outcomeOfWork(
  id: OperationId,
  fault: FaultKind | undefined,
  response: MockResponse,
): Outcome {
  switch (fault?.kind) {
    case 'lost':
      return 'offline';
    case 'malformed':
      return truncated(response);
    case 'invalid':
      return invalidated(id, response);
    default:
      return response;
  }
}

function respond(status: number, content: Omit<MockResponse, 'status'>): MockResponse {
  return isBodiless(status) ? { status } : { status, ...content };
}

function contractBody(id: OperationId, status: number): unknown {
  const { success, errors: named }: OperationInfo = operations[id];
  const [first] = named[String(status)] ?? [];
  if (first !== undefined) return errorResponses[first as ErrorName].body;
  const example: { readonly status: string; readonly body?: unknown } = responseExamples[id];
  const succeeds = success === String(status) || (success === '2XX' && status < 300);
  return succeeds ? example.body : undefined;
}

function truncated({ status, body }: MockResponse): MockResponse {
  const whole = typeof body === 'object' && body !== null ? JSON.stringify(body) : '{}';
  // A truncated object or list is never valid JSON.
  return {
    status: isBodiless(status) ? 200 : status,
    text: whole.slice(0, Math.floor((whole.length * 2) / 3)),
  };
}

/** A status that no contract lists. */
const UNLISTED = 418;

/** The response without the first field of its first row, else with another status. */
function invalidated(id: OperationId, { status, body }: MockResponse): MockResponse {
  const [row, ...rest] = [body].flat();
  const changed = Object.fromEntries(Object.entries(Object(row)).slice(1));
  const invalid = Array.isArray(body) ? [changed, ...rest] : changed;
  const isValid = validateResponse(id, status, invalid).ok;
  return isValid ? { status: UNLISTED, body } : { status, body: invalid };
}
