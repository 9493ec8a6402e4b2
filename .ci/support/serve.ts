import { spawn } from 'node:child_process';

const host = '127.0.0.1';
const originOf = (port: number) => `http://${host}:${port}`;

/** The app whose configuration sends the security headers. */
export const webRoot = 'apps/web';

const previewArgs = (folder: string, port: number, root: string) => [
  'preview',
  root,
  `--outDir=${folder}`,
  `--port=${port}`,
  '--strictPort',
  `--host=${host}`,
];

function isServed(origin: string) {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitUntilServed(origin: string): Promise<void> {
  if (await isServed(origin)) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await waitUntilServed(origin);
}

/** Serves a build of the project at `root` on a port; resolves once it responds, rejects when the port is taken. */
export async function serveFolder(
  folder: string,
  port: number,
  root = '.',
  env: Record<string, string> = {},
) {
  const origin = originOf(port);
  if (await isServed(origin)) throw new Error(`Port ${port} is taken.`);
  const server = spawn('vite', previewArgs(folder, port, root), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`vite preview ended with ${code}; is port ${port} taken?`)),
    );
  });
  ended.catch(() => undefined);
  await Promise.race([waitUntilServed(origin), ended]);
  return { origin, stop: () => void server.kill() };
}

/** The web server of a Playwright configuration: a build in `folder`, relative to `root`. */
export function playwrightServer(folder: string, port: number, root = '.') {
  return {
    command: ['vite', ...previewArgs(folder, port, root)].join(' '),
    cwd: process.cwd(),
    url: originOf(port),
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
