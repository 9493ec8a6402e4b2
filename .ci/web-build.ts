// The build of the app against the mock backend that journeys and attacks share.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const build = `${process.cwd()}/.cache/web`;

/** Builds the app with mocks into `.cache/web`, unless a build is there and is to be kept; false when that fails. */
export function buildWithMocks({ keepsLast }: { keepsLast: boolean }): boolean {
  if (keepsLast && existsSync(build)) return true;
  const env = { ...process.env, VITE_MOCKS: 'all', VITE_PAY_TEST: 'on', BUILD_DIR: build };
  return (
    spawnSync('vite', ['build', 'apps/web', '--logLevel', 'warn'], { stdio: 'inherit', env })
      .status === 0
  );
}

/** Serves the build on a port; resolves once it answers. */
export async function serveBuild(port: number): Promise<{ origin: string; stop: () => void }> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    'vite',
    ['preview', '--outDir', build, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`vite preview ended with ${code}; is port ${port} taken?`)),
    );
  });
  ended.catch(() => undefined);
  const answers = async (): Promise<void> => {
    const isUp = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await answers();
  };
  await Promise.race([answers(), ended]);
  return { origin, stop: () => void server.kill() };
}
