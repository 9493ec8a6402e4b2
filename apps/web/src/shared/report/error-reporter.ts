import { ApiError, type EndedCall } from '@fitness/api-contract/client';
import { describeError } from './describe-error.ts';
import { errorIdOf } from './error-id.ts';
import type { SendReport } from './report.ts';

const mostErrors = 10;

/** Whether an error needs no report: an aborted request, no connection, or a ResizeObserver loop. */
function isExpected(error: unknown) {
  if (error instanceof ApiError) return error.kind === 'network';
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || error.message.startsWith('ResizeObserver loop');
}

type Options = {
  send: SendReport;
  contextOf: () => { release: string; route: string };
  callsOf: () => readonly EndedCall[];
};

/** Reports each error once by its description, at most ten per page load (docs/error-reporting.md). */
export function createErrorReporter({ send, contextOf, callsOf }: Options) {
  const reported = new Set<string>();
  return (error: unknown) => {
    if (isExpected(error) || reported.size >= mostErrors) return;
    const description = describeError(error);
    const kind = JSON.stringify([contextOf().route, description]);
    if (reported.has(kind)) return;
    reported.add(kind);
    send({
      kind: 'error',
      id: errorIdOf(error),
      ...contextOf(),
      ...description,
      calls: callsOf(),
    });
  };
}
