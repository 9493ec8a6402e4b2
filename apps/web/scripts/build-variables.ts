import { spawnSync } from 'node:child_process';
import manifest from '../package.json' with { type: 'json' };

/** The value of `VITE_BASE`, the base path of the site; throws for a value without a slash at both ends. */
export function baseFrom(given = ''): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(given || '/')) return given || '/';
  throw new Error(`VITE_BASE is "${given}"; it can be a path such as /studio/.`);
}

/** The value of `VITE_REPORT_URL`, empty for none; throws for a URL that is neither https nor a path of the site. */
export function reportUrlFrom(given = ''): string {
  if (given === '' || /^\/(?!\/)/.test(given)) return given;
  if (URL.canParse(given) && new URL(given).protocol === 'https:') return given;
  throw new Error(
    `VITE_REPORT_URL is "${given}"; it can be an https address or a path of the site.`,
  );
}

function headCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return stdout?.trim();
}

/** The name of a build: `VITE_RELEASE`, else the app's version and, in a repository, the commit. */
export function releaseFrom(given = '', commit = headCommit()): string {
  return given || [manifest.version, commit].filter(Boolean).join('+');
}
