import { existsSync, globSync, statSync } from 'node:fs';
import { buildWeb } from '../../../../.ci/support/build/web-build.ts';

const folder = `${process.cwd()}/.cache/production`;
const sources = [
  'apps/web/{src,scripts,worker,public}/**/*',
  'packages/{ui,api-contract}/src/**/*',
];

const changedAt = (file: string) => statSync(file).mtimeMs;

/** The folder of the production build, rebuilt if a source is newer. */
export async function productionBuild(): Promise<string> {
  // The last file that a build writes, so its time is that of the build.
  const worker = `${folder}/service-worker.js`;
  const isFresh =
    existsSync(worker) &&
    sources
      .flatMap((pattern) => globSync(pattern))
      .every((file) => changedAt(file) < changedAt(worker));
  const env = { VITE_MOCKS: 'off', VITE_PAY_TEST: 'off', BUILD_DIR: folder };
  if (!isFresh && !(await buildWeb(env))) throw new Error('The app cannot be built.');
  return folder;
}
