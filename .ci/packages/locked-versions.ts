import { parse } from 'yaml';

/** The packages in the text of a pnpm-lock.yaml that have one version there, with it. */
export function lockedVersions(lockfile: string): [name: string, version: string][] {
  const { packages } = parse(lockfile) as { packages: Record<string, unknown> };
  const versions = new Map<string, string[]>();
  for (const id of Object.keys(packages)) {
    const at = id.lastIndexOf('@');
    const name = id.slice(0, at);
    versions.set(name, [...(versions.get(name) ?? []), id.slice(at + 1)]);
  }
  return [...versions].flatMap(([name, [version = '', ...others]]) =>
    others.length === 0 ? [[name, version] as [string, string]] : [],
  );
}
