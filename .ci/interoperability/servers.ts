import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/ports.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const contract = pathOf('../../openapi.yaml');

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The mock server with its default data. */
export function startMock(): Promise<Server> {
  const script = pathOf('../../packages/mocks/src/server.ts');
  return start((port) => [script, '--port', port, '--quiet']);
}

/** Prism in front of `upstream`; it returns 422 or 500 if a request or response violates the contract. */
export function startPrism(upstream: string): Promise<Server> {
  const script = pathOf('./node_modules/@stoplight/prism-cli/dist/index.js');
  const options = ['--errors', '--host', '127.0.0.1', '--verboseLevel', 'silent'];
  return start((port) => [script, 'proxy', ...options, '--port', port, contract, upstream]);
}

async function start(argumentsOf: (port: string) => string[]): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, argumentsOf(String(port)), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilUp(child, `${url}/api/fitness/review`);
  return { url, stop: () => end(child) };
}

async function untilUp(child: ChildProcess, url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await setTimeout(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill();
  await closed;
}
