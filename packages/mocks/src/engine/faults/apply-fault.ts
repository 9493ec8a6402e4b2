import { responseExamples } from '@fitness/api-contract/examples';
import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { isBodiless, namedResponse, type MockResponse, type Outcome } from '../mock-response.ts';
import { drifted } from './drift.ts';
import type { FaultKind, FaultOf } from './fault.ts';

/** The result of a call under a fault. */
export interface FaultResult {
  readonly outcome: Outcome;
  /** The response of the operation itself; undefined where it did not run. */
  readonly operationResponse: MockResponse | undefined;
}

/** Runs the work under a fault, which may replace the work or change its response. */
export async function applyFault(
  id: OperationId,
  fault: FaultKind | undefined,
  work: () => Promise<MockResponse>,
): Promise<FaultResult> {
  switch (fault?.kind) {
    case 'offline':
    case 'hang':
      return { outcome: fault.kind, operationResponse: undefined };
    case 'status':
      return { outcome: statusResponse(id, fault), operationResponse: undefined };
    case 'custom':
      return { outcome: customResponse(fault), operationResponse: undefined };
    case 'html':
      return { outcome: htmlResponse(fault), operationResponse: undefined };
    case 'answer':
      return { outcome: namedResponse(fault.name), operationResponse: undefined };
    case 'lost':
      return { outcome: 'offline', operationResponse: await work() };
    case 'malformed': {
      const operationResponse = await work();
      return { outcome: truncated(operationResponse), operationResponse };
    }
    case 'drift': {
      const operationResponse = await work();
      return { outcome: drifted(id, operationResponse, fault.which), operationResponse };
    }
    default: {
      const operationResponse = await work();
      return { outcome: operationResponse, operationResponse };
    }
  }
}

function statusResponse(id: OperationId, { status, message }: FaultOf<'status'>): MockResponse {
  if (isBodiless(status)) return { status };
  return { status, body: message === undefined ? contractBody(id, status) : { message } };
}

function customResponse({ status, body }: FaultOf<'custom'>): MockResponse {
  return isBodiless(status) ? { status } : { status, body };
}

function htmlResponse({ status }: FaultOf<'html'>): MockResponse {
  return isBodiless(status)
    ? { status }
    : {
        status,
        text: `<!doctype html><title>${status}</title><h1>${status}</h1>`,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      };
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
