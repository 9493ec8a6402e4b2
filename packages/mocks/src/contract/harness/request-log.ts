import type { Client } from './client.ts';
import { curlLine } from './curl.ts';
import { Difference } from './difference.ts';

// More lines are not repeated by hand.
const MAX_LINES = 40;

/** Runs calls that belong together; a difference gets the curl lines of the earlier writes. */
export async function withRequestLog<Result>(
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = client.sent.length;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Difference) || error.curls.length > 1) throw error;
    const before = client.sent
      .slice(start)
      .filter(({ request, status }) => request.method !== 'GET' && status < 300);
    const lines = before.map(({ call, request }) => curlLine(call, request));
    if (lines.at(-1) === error.curls[0]) lines.pop();
    throw error.after(lines.slice(-MAX_LINES));
  }
}
