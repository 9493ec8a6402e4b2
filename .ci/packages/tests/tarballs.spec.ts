import { expect, test } from '@playwright/test';
import { entriesOf, packageNames, readManifest } from '../manifest.ts';
import { tarballOf } from '../pack.ts';
import { run } from '../run.ts';

interface Publication {
  readonly id: string;
  readonly files: readonly { readonly path: string }[];
}

/** What publishing a tarball would send, and to where; the registry is not asked twice, because it may not be there. */
async function publishDry(name: string) {
  const options = ['--dry-run', '--json', '--fetch-retries=0'];
  const report = await run('npm', ['publish', tarballOf(name), ...options]);
  const { [readManifest(name).name]: publication } = JSON.parse(
    report.slice(report.indexOf('{')),
  ) as Record<string, Publication>;
  return { target: report.slice(0, report.indexOf('{')), publication: publication! };
}

for (const name of packageNames) {
  test(`${name} would be published with its licence, changelog and read-me, and no sources`, async () => {
    const { version, publishConfig, name: id } = readManifest(name);
    const { target, publication } = await publishDry(name);
    expect(target).toContain(`${publishConfig.registry} with tag latest and restricted access`);
    expect(publication.id).toBe(`${id}@${version}`);
    const files = publication.files.map(({ path }) => path);
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json']),
    );
    const internals = /\.(test|stories|guide)\.|(^|\/)(src|testing|scripts|pictures)\/|\/guide\./;
    expect(files.filter((file) => internals.test(file))).toEqual([]);
  });

  test(`${name} is published without faults, as publint sees it`, async () => {
    await run('publint', [tarballOf(name), '--strict']);
  });

  test(`${name} has types for each of its paths, as attw sees it`, async () => {
    const paths = entriesOf(name).map(({ path }) => path);
    await run('attw', [
      tarballOf(name),
      '--profile',
      'esm-only',
      '--include-entrypoints',
      ...paths,
    ]);
  });
}
