// The mock server in a child process that reports its memory on request.
import { readOptions, startServer } from '../../src/server.ts';

/** The memory of the process in bytes, after garbage collection. */
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
