import { existsSync, globSync, readFileSync } from 'node:fs';

type Manifest = { name?: string; scripts?: Record<string, string> };

const phases = ['preinstall', 'install', 'postinstall'];

/** The installed packages that have install scripts. */
export function packagesWithInstallScripts(root = '.'): string[] {
  const folders = globSync(`${root}/node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json`);
  const names = folders.flatMap((path) => {
    const { name, scripts = {} }: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    // npm and pnpm run node-gyp for a package that has this file.
    const isBuilt = existsSync(path.replace(/package\.json$/, 'binding.gyp'));
    return name !== undefined && (isBuilt || phases.some((phase) => phase in scripts)) ? name : [];
  });
  return [...new Set(names)].toSorted();
}
