import { answerExamples } from '@fitness/api-contract/examples';
import { answers, type AnswerName } from '@fitness/api-contract/answers';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { isBodiless, namedAnswer, type Answer, type Outcome } from '../answer.ts';
import { drifted } from './drift.ts';
import type { FaultKind, FaultOf } from './fault.ts';

/** What became of a call. */
export interface Disturbed {
  readonly outcome: Outcome;
  /** What the operation itself answered; undefined where it did not run. */
  readonly worked: Answer | undefined;
}

/** Does the work, or lets the fault do its own before, after or instead of it. */
export async function disturb(
  id: OperationId,
  fault: FaultKind | undefined,
  work: () => Promise<Answer>,
): Promise<Disturbed> {
  switch (fault?.kind) {
    case 'offline':
    case 'hang':
      return { outcome: fault.kind, worked: undefined };
    case 'status':
      return { outcome: statusAnswer(id, fault), worked: undefined };
    case 'custom':
      return { outcome: customAnswer(fault), worked: undefined };
    case 'answer':
      return { outcome: namedAnswer(fault.name), worked: undefined };
    case 'lost':
      return { outcome: 'offline', worked: await work() };
    case 'malformed': {
      const worked = await work();
      return { outcome: brokenOff(worked), worked };
    }
    case 'drift': {
      const worked = await work();
      return { outcome: drifted(id, worked, fault.which), worked };
    }
    default: {
      const worked = await work();
      return { outcome: worked, worked };
    }
  }
}

function statusAnswer(id: OperationId, { status, message }: FaultOf<'status'>): Answer {
  if (isBodiless(status)) return { status };
  return { status, body: message === undefined ? contractBody(id, status) : { message } };
}

function customAnswer({ status, body }: FaultOf<'custom'>): Answer {
  return isBodiless(status) ? { status } : { status, body };
}

function contractBody(id: OperationId, status: number): unknown {
  const { success, answers: named }: OperationInfo = operations[id];
  const [first] = named[String(status)] ?? [];
  if (first !== undefined) return answers[first as AnswerName].body;
  const example: { readonly status: string; readonly body?: unknown } = answerExamples[id];
  const succeeds = success === String(status) || (success === '2XX' && status < 300);
  return succeeds ? example.body : undefined;
}

function brokenOff({ status, body }: Answer): Answer {
  const whole = typeof body === 'object' && body !== null ? JSON.stringify(body) : '{}';
  // Any beginning of an object or a list is no JSON.
  return {
    status: isBodiless(status) ? 200 : status,
    text: whole.slice(0, Math.floor((whole.length * 2) / 3)),
  };
}
