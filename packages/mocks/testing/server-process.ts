import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** `pnpm mock` in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** Starts a mock server on a free port and waits until it listens; rejects where it exits before. */
export async function startProcess(): Promise<ServerProcess> {
  const child = spawn(process.execPath, [SCRIPT, '--port', '0', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`The server exited with ${code}.`);
  });
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), failed]);
  return {
    url: /^mock server: (\S+)/.exec(String(line))?.[1] ?? '',
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
