import { createBackend, type Backend, type LoggedRequest, type Fault } from './backend.ts';
import { nowInSeoul } from './dates.ts';
import { clockOf } from './engine/settings.ts';
import { listen, type HttpServer } from './http-server.ts';
import { createControl } from './server/control.ts';
import { readOptions, USAGE, type ServerOptions } from './server/options.ts';

export { readOptions, type ServerOptions } from './server/options.ts';

/** Starts the mock backend over HTTP; rejects if the port is taken. */
export async function startServer(
  options: ServerOptions,
): Promise<HttpServer & { backend: Backend }> {
  const { port, host, scenario, seed, latency, quiet } = options;
  const faults: readonly Fault[] = latency > 0 ? [{ kind: 'latency', ms: latency }] : [];
  const backend = createBackend({
    scenario,
    seed,
    faults,
    clock: clockOf(options),
    onViolation: (violation) => console.error(violation.message),
  });
  if (!quiet) backend.subscribe((call) => console.log(accessLine(backend, call)));
  const control = createControl(backend, faults);
  return { ...(await listen(backend, { port, host }, control)), backend };
}

function accessLine(
  { studio }: Backend,
  { request, operation, response, durationMs }: LoggedRequest,
): string {
  const status = typeof response === 'string' ? '---' : response.status;
  const time = nowInSeoul(studio.clock).slice(11);
  return `${time} ${status} ${request.method} ${request.pathname} ${operation ?? '-'} ${durationMs.toFixed(1)}ms`;
}

/** Starts the server with these arguments and stops it at Ctrl-C; a failure is explained. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return;
  }
  try {
    await run(readOptions(args));
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException));
    process.exitCode = 1;
  }
}

async function run(options: ServerOptions): Promise<void> {
  const { url, stop, backend } = await startServer(options);
  console.log(
    `mock server: ${url} (scenario ${backend.seededFor()?.scenario}, control ${url}/__mock, stop with Ctrl+C)`,
  );
  const end = (): void => {
    void stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

function explain(error: NodeJS.ErrnoException): string {
  const { port, address } = error as { port?: number; address?: string };
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: choose another one with --port.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${address}. Check --host.`;
  return `${error.message}\n\n${USAGE}`;
}

if (import.meta.main) await main(process.argv.slice(2));
