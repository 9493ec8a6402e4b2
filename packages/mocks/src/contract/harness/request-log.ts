import type { Client } from './client.ts';
import { curlLine } from './curl.ts';
import { Difference } from './difference.ts';

// More lines than that nobody repeats by hand.
const MAX_LINES = 40;

/** Does several calls that belong together: a difference in the last of them comes with the lines for all that changed something before. */
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
