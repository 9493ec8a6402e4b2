import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const FIRST_SUPPORTED = 20;

/** The oldest supported Node.js in the path, which may be the one that the packages bring along. */
export function oldestNode(): string {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .map((file) => ({ file, version: versionOf(file) }))
    .filter(({ version }) => version >= FIRST_SUPPORTED)
    .sort((a, b) => a.version - b.version);
  return found[0]?.file ?? process.execPath;
}

/** The major version; 0 if the file is not Node.js. */
function versionOf(file: string): number {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
