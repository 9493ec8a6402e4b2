import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from '../../packages/mocks/testing/server-process.ts';
import { freePort } from '../support/ports.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Prism in front of `upstream`; it returns 422 or 500 if a request or response violates the contract. */
export async function startPrism(upstream: string): Promise<ServerProcess> {
  const script = pathOf('./node_modules/@stoplight/prism-cli/dist/index.js');
  const options = ['--errors', '--host', '127.0.0.1', '--verboseLevel', 'silent'];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [script, 'proxy', ...options, '--port', String(port), pathOf('../../openapi.yaml'), upstream],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const closed = once(child, 'close');
  while (!(await fetch(`${url}/api/fitness/review`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}.`);
    await setTimeout(100);
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}
