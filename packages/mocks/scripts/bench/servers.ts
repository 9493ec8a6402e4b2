import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../.ci/support/ports.ts';
import type { Memory } from './server.ts';

const SPEC = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

/** The mock server, with its memory use on request. */
export async function startMock() {
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
  return { url, memory, stop: () => end(child) };
}

/** Prism with the same openapi.yaml, its request validation on and its log off. */
export async function startPrism() {
  const home = dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const port = await freePort();
  const args = `mock -h 127.0.0.1 -p ${port} -v silent`.split(' ');
  const child = fork(join(home, 'dist/index.js'), [...args, SPEC], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/fitness/review`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}.`);
    await delay(200);
  }
  return { url, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
