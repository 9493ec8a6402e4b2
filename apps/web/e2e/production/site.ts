import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readOptions, startServer } from '@fitness/mocks/server';
import { buildWeb } from '../../../../.ci/support/build/web-build.ts';
import { staticHandler } from '../../scripts/hosting/static-server.ts';

const build = `${process.cwd()}/.cache/production`;
const sources = [
  'apps/web/{src,scripts,worker,public}/**/*',
  'packages/{ui,api-contract}/src/**/*',
];
const builtBackend = 'http://localhost:8080';
const script = /(?<=\/)((?:index-)?[\w-]{7,8})\.js(?=["'`])/g;
const revision = /(?<="revision":")[0-9a-f]{4}/g;

/** The suffix of the second version's scripts; after the deployment the server has no scripts of the first. */
export const secondVersion = '.second.js';

/** Builds for production if a source has changed since. */
async function buildSite() {
  // The last file that a build writes, so its time is that of the build.
  const worker = `${build}/service-worker.js`;
  const changedAt = (file: string) => statSync(file).mtimeMs;
  const isFresh =
    existsSync(worker) &&
    sources
      .flatMap((pattern) => globSync(pattern))
      .every((file) => changedAt(file) < changedAt(worker));
  const env = { VITE_MOCKS: 'off', VITE_PAY_TEST: 'off', BUILD_DIR: build };
  if (!isFresh && !(await buildWeb(env))) throw new Error('The app cannot be built.');
}

/** Copies the build with another backend; the second version has other names of scripts and revisions of documents. */
function copyBuild(to: string, backend: string, isSecond: boolean) {
  for (const name of globSync('{**,.vite}/*.*', { cwd: build, exclude: ['**/*.{br,gz}'] })) {
    const file = join(to, isSecond ? name.replace(/(?<=^assets\/.*)\.js$/, secondVersion) : name);
    mkdirSync(dirname(file), { recursive: true });
    if (/\.(html|js|json|webmanifest)$/.test(name)) {
      const text = readFileSync(join(build, name), 'utf8').replaceAll(builtBackend, backend);
      const second = text.replace(script, `$1${secondVersion}`).replace(revision, 'beef');
      writeFileSync(file, isSecond ? second : text);
    } else copyFileSync(join(build, name), file);
  }
  return staticHandler(to);
}

/** Serves the production build, with the mock server as its backend. `deploy` replaces it with a second version. */
export async function startSite(clock: string) {
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const backend = await startServer(readOptions(['--port', '0', '--quiet', '--clock', clock]));
  let handle = copyBuild(join(folder, 'first'), backend.url, false);
  const server = createServer((request, response) => handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      handle = copyBuild(join(folder, 'second'), backend.url, true);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await backend.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
