import { spawn } from 'node:child_process';

const host = '127.0.0.1';
const originOf = (port: number) => `http://${host}:${port}`;

const previewArgs = (folder: string, port: number) => [
  'preview',
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

/** Serves a build on a port; resolves once it responds, rejects when the port is taken. */
export async function serveFolder(folder: string, port: number) {
  const origin = originOf(port);
  if (await isServed(origin)) throw new Error(`Port ${port} is taken.`);
  const server = spawn('vite', previewArgs(folder, port), {
    stdio: ['ignore', 'ignore', 'inherit'],
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

/** The web server of a Playwright configuration: a build in `folder`, relative to `cwd`. */
export function playwrightServer(folder: string, port: number) {
  return {
    command: ['vite', ...previewArgs(folder, port)].join(' '),
    cwd: process.cwd(),
    url: originOf(port),
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
