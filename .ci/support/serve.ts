import { resolve } from 'node:path';

const preview = resolve('apps/web/scripts/preview.ts');

/** The web server of a Playwright configuration: a folder, relative to where it is started, as its host would serve it. */
export function playwrightServer(folder: string, port: number) {
  return {
    command: `node ${preview} --folder ${folder} --port ${port}`,
    cwd: process.cwd(),
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
