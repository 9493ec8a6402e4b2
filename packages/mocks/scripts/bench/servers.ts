import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../.ci/support/ports.ts';
import type { Memory } from './server.ts';

/** A measured server. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

const SPEC = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

/** The mock server, with its memory use on request. */
export async function startMock(): Promise<Subject & { memory(): Promise<Memory> }> {
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), {
    execArgv: ['--expose-gc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  const memory = async (): Promise<Memory> => {
    const reported = once(child, 'message');
    child.send('memory');
    const [found] = (await reported) as [Memory];
    return found;
  };
  return { name: 'mock', url, memory, stop: () => end(child) };
}

/** Prism with the same openapi.yaml, its request validation on and its log off. */
export async function startPrism(): Promise<Subject> {
  const home = dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      join(home, 'dist/index.js'),
      'mock',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-v',
      'silent',
      SPEC,
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}.`);
  }
  return { name: 'Prism', url, stop: () => end(child) };
}

async function isUp(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/fitness/review`).catch(() => undefined);
  if (!response) await new Promise((resolve) => setTimeout(resolve, 200));
  return response !== undefined;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
