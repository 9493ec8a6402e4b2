import { execFileSync } from 'node:child_process';
import manifest from '../package.json' with { type: 'json' };

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The name of a build: `VITE_RELEASE`, else the app's version and, in a repository, the commit. */
export function releaseFrom(given = '', commitOf = commit): string {
  return given || [manifest.version, commitOf()].filter(Boolean).join('+');
}
