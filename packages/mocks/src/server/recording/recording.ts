import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Backend } from '../../backend.ts';
import type { ExtraRoutes } from '../../http-server.ts';
import type { ServerOptions } from '../options.ts';
import { decodeExchanges, encodeExchange } from './exchange.ts';
import { createMask } from './mask.ts';
import { readPublicWords } from './public-words.ts';
import { createRecorder } from './record.ts';
import { createReplay } from './replay.ts';

/** Starts recording or replaying, if an option says so; rejects if a file cannot be used. A new recording replaces the file. */
export async function createRecording(
  backend: Backend,
  { upstream, record, replay }: Pick<ServerOptions, 'upstream' | 'record' | 'replay'>,
  log: (line: string) => void,
): Promise<ExtraRoutes> {
  if (replay !== undefined)
    return createReplay(backend, decodeExchanges(await readFile(replay, 'utf8')));
  if (upstream === undefined) return async () => undefined;
  if (record !== undefined) await writeFile(record, '');
  return createRecorder({
    upstream,
    mask: createMask(await readPublicWords()),
    onViolation: (message) => console.error(message),
    onResponse: ({ status, operation, role }) => log(`${status} ${operation} ${role}`),
    onExchange: (exchange) => {
      // Written synchronously, so that an interrupted recording contains every response.
      if (record !== undefined) appendFileSync(record, encodeExchange(exchange));
    },
  });
}
