// The mock server in a process of its own, which tells its memory when asked.
import { readOptions, startServer } from '../../src/server.ts';

/** What the process says of itself, in bytes, after the rubbish was collected. */
export interface Memory {
  readonly heap: number;
  readonly rss: number;
}

const { url } = await startServer(readOptions(['--port', '0', '--quiet']));

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send?.({ heap, rss } satisfies Memory);
});
process.send?.(url);
