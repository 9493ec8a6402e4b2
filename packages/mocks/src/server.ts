#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { createBackend, type Backend, type LoggedRequest, type Fault } from './backend.ts';
import { nowInSeoul } from './dates.ts';
import { clockOf } from './engine/settings.ts';
import { listen, type HttpServer } from './http-server.ts';
import { createControl } from './server/control.ts';
import { readOptions, USAGE, type ServerOptions } from './server/options.ts';
import { apiPage } from './server/page/api-page.ts';
import { watch } from './server/watch.ts';
import { fileStorage } from './store/file-storage.ts';

export { readOptions, type ServerOptions } from './server/options.ts';

/** Starts the mock backend over HTTP; rejects if the port or the state file is unusable. */
export async function startServer(
  options: ServerOptions,
): Promise<HttpServer & { backend: Backend }> {
  const { port, host, scenario, seed, latency, persist, quiet } = options;
  const faults: readonly Fault[] = latency > 0 ? [{ kind: 'latency', ms: latency }] : [];
  const backend = createBackend({
    scenario,
    seed,
    faults,
    clock: clockOf(options),
    storage: persist === undefined ? undefined : fileStorage(persist),
    onViolation: (violation) => console.error(violation.message),
  });
  await backend.ready();
  if (!quiet) backend.subscribe((call) => console.log(accessLine(backend, call)));
  const control = createControl(backend, faults);
  const other = async (request: Request): Promise<Response | undefined> =>
    (await control(request)) ?? apiPage(request);
  return { ...(await listen(backend, { port, host }, other)), backend };
}

function accessLine(
  { studio }: Backend,
  { request, operation, response, durationMs }: LoggedRequest,
): string {
  const status = typeof response === 'string' ? '---' : response.status;
  const time = nowInSeoul(studio.clock).slice(11);
  return `${time} ${status} ${request.method} ${request.pathname} ${operation ?? '-'} ${durationMs.toFixed(1)}ms`;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.watch) {
    process.exitCode = await watch(fileURLToPath(import.meta.url), options);
    return;
  }
  const { url, stop, backend } = await startServer(options);
  console.log(
    `목 서버: ${url} (시나리오 ${backend.seededFor()?.scenario}, 문서 ${url}/, 설정 ${url}/__mock, 끝내기 Ctrl+C)`,
  );
  const end = (): void => {
    void stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

function explain(error: NodeJS.ErrnoException): string {
  const { port, host } = { port: '', host: '', ...(error as { port?: number; host?: string }) };
  if (error.code === 'EADDRINUSE')
    return `포트 ${port}을(를) 다른 프로그램이 쓰고 있습니다. --port 로 다른 포트를 고르세요.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `주소 ${host}에서 들을 수 없습니다. --host 를 확인하세요.`;
  return `${error.message}\n${USAGE}`;
}

if (import.meta.main) {
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
