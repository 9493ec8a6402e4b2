import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** `pnpm mock` in a process of its own. */
export interface ServerProcess {
  /** The URL of the last start. */
  url(): string;
  /** What it has written to stderr so far. */
  errors(): string;
  /** Resolves when it has started this many times. */
  started(times: number): Promise<void>;
  /** Sends a signal and waits for the end; resolves to the exit code, null if killed by it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const SCRIPT = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** Starts the server on a free port and waits until it listens; rejects with its stderr where it exits before. */
export function startProcess(...args: string[]): Promise<ServerProcess> {
  return startNode([SCRIPT, ...args]);
}

/** Starts a mock server on a free port by a command of Node.js. */
export async function startNode(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...args, '--port', '0', '--quiet'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const urls: string[] = [];
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const lines = createInterface(child.stdout).on('line', (line) => {
    const url = /^mock server: (\S+)/.exec(line)?.[1];
    if (url !== undefined) urls.push(url);
  });
  const started = async (times: number): Promise<void> => {
    while (urls.length < times) await once(lines, 'line');
  };
  await Promise.race([
    started(1),
    exited.then((code) =>
      Promise.reject(new Error(`The server exited with ${code}: ${errorOutput}`)),
    ),
  ]);
  return {
    url: () => urls.at(-1) ?? '',
    errors: () => errorOutput,
    started,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Kills the processes that a failed test left running. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
