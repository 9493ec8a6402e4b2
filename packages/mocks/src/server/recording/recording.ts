import { readFile } from 'node:fs/promises';
import type { Backend } from '../../backend.ts';
import { toResponse, tooLargeResponse } from '../../engine/mock-response.ts';
import { readRequest } from '../../engine/read-request.ts';
import { findRoute } from '../../engine/route.ts';
import type { ExtraRoutes } from '../../http-server.ts';
import type { ServerOptions } from '../options.ts';
import { callerOf, decodeExchanges, type Respond } from './exchange.ts';
import { createRecorder } from './record.ts';
import { createReplay } from './replay.ts';

/** Starts recording or replaying, if an option says so; rejects if a file cannot be used. A new recording replaces the file. */
export async function createRecording(
  backend: Backend,
  { upstream, record, replay }: Pick<ServerOptions, 'upstream' | 'record' | 'replay'>,
  log: (line: string) => void,
): Promise<ExtraRoutes> {
  if (replay !== undefined)
    return forOperations(createReplay(backend, decodeExchanges(await readFile(replay, 'utf8'))));
  if (upstream === undefined) return async () => undefined;
  return forOperations(await createRecorder(upstream, record, log));
}

function forOperations(respond: Respond): ExtraRoutes {
  return async (request) => {
    const route = findRoute(request.method, new URL(request.url).pathname);
    if (route.kind !== 'operation') return undefined;
    const incoming = await readRequest(request);
    if (incoming.tooLarge) return toResponse(tooLargeResponse());
    const { query, body, headers } = incoming;
    const { id: operation, params } = route;
    return respond({ operation, ...callerOf(headers), params, query, body }, incoming, request);
  };
}
