import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { wrongExceptions } from './audit-exceptions.ts';
import { packagesWithInstallScripts } from './install-scripts.ts';

const workspace = readFileSync('pnpm-workspace.yaml', 'utf8');
const document = parseDocument(workspace);
const settings = document.toJS() as {
  allowBuilds: Record<string, boolean>;
};

/** The packages of `allowBuilds` whose entry has a reason above it. */
function entriesWithReason() {
  const names: string[] = [];
  const entries = document.get('allowBuilds', true);
  visit(entries as never, {
    Pair: (index, { key }, path) => {
      if (path.length > 1 || !isScalar(key)) return;
      // The comment above the first entry belongs to the map.
      const comment =
        index === 0 ? (path[0] as { commentBefore?: string }).commentBefore : undefined;
      if (key.commentBefore ?? comment) names.push(String(key.value));
    },
  });
  return names;
}

describe('scripts at installation', () => {
  it('are allowed or refused for each package that has one', () => {
    const packages = packagesWithInstallScripts();
    expect(packages).toContain('esbuild');
    expect(Object.keys(settings.allowBuilds)).toEqual(expect.arrayContaining(packages));
  });

  it('have a reason for each entry', () => {
    expect(entriesWithReason()).toEqual(Object.keys(settings.allowBuilds));
  });
});

it('the version of pnpm stands in the devDependencies only', () => {
  const files = globSync([
    'package.json',
    '.github/**/*.*',
    '{apps,packages}/*/{,hosting/}Dockerfile',
  ]);
  expect(files.filter((file) => /pnpm@\d/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('exceptions of the audit', () => {
  const exception = (...lines: string[]) => ['audit:', '  ignore:', ...lines].join('\n');

  it('have a reason and have not ended', () => {
    expect(wrongExceptions(workspace, new Date().toISOString().slice(0, 10))).toEqual([]);
  });

  it('are refused without a reason and after their end', () => {
    const id = 'GHSA-aaaa-bbbb-cccc';
    const reason = '    # until 2026-12-31: only the documentation uses it';
    expect(wrongExceptions(exception(reason, `    - ${id}`), '2026-12-31')).toEqual([]);
    expect(wrongExceptions(exception(reason, `    - ${id}`), '2027-01-01')).toEqual([
      `${id} ended on 2026-12-31`,
    ]);
    expect(wrongExceptions(exception(`    - ${id}`), '2026-12-31')).toHaveLength(1);
  });
});

describe('the hosted workflows', () => {
  const workflows = globSync('.github/workflows/*.yml').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));

  it.each(workflows)('$path installs exactly the lockfile', ({ text }) => {
    const installs = text.match(/pnpm\S* (install|add|i)\b.*/g) ?? [];
    expect(installs.filter((line) => !line.includes('--frozen-lockfile'))).toEqual([]);
  });

  it.each(workflows)('$path begins with stated permissions', ({ text }) => {
    const { permissions } = parseDocument(text).toJS() as { permissions?: object };
    expect(permissions).toBeDefined();
    expect(permissions).not.toBe('write-all');
  });
});
