import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the mock server of a copy of the project on a free port; rejects where it ends at once. */
export async function startMockServer(copy: string) {
  const script = join(copy, 'packages/mocks/src/server.ts');
  const child = spawn(process.execPath, [script, '--port', '0', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [
    unknown,
  ];
  const [, url] = /^mock server: (\S+)/.exec(String(line)) ?? [];
  if (url === undefined) throw new Error(`The mock server of the copy did not start: ${line}`);
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
