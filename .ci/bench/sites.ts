import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, startServer } from '@fitness/mocks/server';
import { build } from 'vite';
import { compressFiles } from '../../apps/web/scripts/hosting/compress.ts';
import { serveFolder } from '../../apps/web/scripts/hosting/static-server.ts';
import { buildWeb } from '../support/build/web-build.ts';

const root = `${process.cwd()}/.cache/bench`;

/** The production build against the mock server, served as its host would. */
export async function startApp() {
  const backend = await startServer(readOptions(['--port', '0', '--quiet']));
  const folder = `${root}/app`;
  const isBuilt = await buildWeb({
    VITE_MOCKS: 'off',
    VITE_PAY_TEST: 'off',
    VITE_API_BASE_URL: backend.url,
    BUILD_DIR: folder,
  });
  if (!isBuilt) throw new Error('The app cannot be built.');
  const { origin, stop } = await serveFolder(folder);
  return {
    folder,
    origin,
    stop: async () => {
      stop();
      await backend.stop();
    },
  };
}

/** The document without scripts and their preloads; styles, fonts and pictures stay. */
function withoutScripts(html: string) {
  return html.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
}

/** The same pages without scripts: the baseline of paint times. */
export async function startStaticPages(appFolder: string) {
  const folder = `${root}/static`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(appFolder, folder, { recursive: true });
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await compressFiles(folder);
  return serveFolder(folder);
}

/** A page by React alone: the baseline of the first interaction and of presses. */
export async function startReactAlone() {
  const outDir = `${root}/react-alone`;
  const folder = join(import.meta.dirname, 'react-alone');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  await compressFiles(outDir);
  return serveFolder(outDir);
}
