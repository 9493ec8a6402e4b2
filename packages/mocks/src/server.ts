import { parseArgs } from 'node:util';
import { createBackend, type Backend, type Call } from './backend.ts';
import { nowInSeoul } from './dates.ts';
import { listen, type HttpServer } from './http-server.ts';
import { isScenarioName, scenarios, type ScenarioName } from './scenarios/index.ts';

const USAGE = `pnpm mock [--port 8080] [--host 127.0.0.1] [--scenario ${Object.keys(scenarios).join('|')}] [--seed 1] [--latency 0] [--quiet]`;

/** How the server is started. */
export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** Milliseconds by which every answer comes later. */
  readonly latency: number;
  /** Without a line for each call. */
  readonly quiet: boolean;
}

/** Reads the command line; throws with the usage where it makes no sense. */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'default' },
      seed: { type: 'string', default: '1' },
      latency: { type: 'string', default: '0' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const { scenario } = values;
  if (!isScenarioName(scenario)) throw new Error(`--scenario ${scenario}: 없는 시나리오입니다.`);
  return {
    host: values.host,
    quiet: values.quiet,
    scenario,
    port: wholeNumber('port', values.port),
    seed: wholeNumber('seed', values.seed),
    latency: wholeNumber('latency', values.latency),
  };
}

/** Starts the mock backend as an HTTP server. */
export async function startServer({ port, host, scenario, seed, latency, quiet }: ServerOptions): Promise<HttpServer & { backend: Backend }> {
  const backend = createBackend({
    scenario,
    seed,
    faults: latency > 0 ? [{ kind: 'latency', ms: latency }] : [],
    onViolation: (violation) => console.error(violation.message),
  });
  if (!quiet) backend.subscribe((call) => console.log(accessLine(backend, call)));
  return { ...(await listen(backend, { port, host })), backend };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} ${text}: 숫자여야 합니다.`);
  return Number(text);
}

function accessLine({ studio }: Backend, { request, operation, answer, durationMs }: Call): string {
  const status = typeof answer === 'string' ? '---' : answer.status;
  const time = nowInSeoul(studio.clock).slice(11);
  return `${time} ${status} ${request.method} ${request.pathname} ${operation ?? '-'} ${durationMs.toFixed(1)}ms`;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const server = await startServer(options);
  console.log(`목 서버: ${server.url} (시나리오 ${options.scenario}, 끝내기 Ctrl+C)`);
  const stop = (): void => {
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function explain(error: NodeJS.ErrnoException): string {
  const { port, host } = { port: '', host: '', ...(error as { port?: number; host?: string }) };
  if (error.code === 'EADDRINUSE') return `포트 ${port}을(를) 다른 프로그램이 쓰고 있습니다. --port 로 다른 포트를 고르세요.`;
  if (error.code === 'EADDRNOTAVAIL') return `주소 ${host}에서 들을 수 없습니다. --host 를 확인하세요.`;
  return `${error.message}\n${USAGE}`;
}

if (import.meta.main) {
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
