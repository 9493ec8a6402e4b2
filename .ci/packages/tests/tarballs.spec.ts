import { expect, test } from '@playwright/test';
import { entriesOf, packageNames } from '../manifest.ts';
import { tarballOf } from '../pack.ts';
import { run } from '../run.ts';

for (const name of packageNames) {
  test(`${name} has its licence, changelog and read-me`, async () => {
    const files = (await run('tar', ['-tzf', tarballOf(name)])).split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        ['LICENSE', 'CHANGELOG.md', 'README.md'].map((file) => `package/${file}`),
      ),
    );
    expect(files.filter((file) => /\.(test|stories|guide)\.|\/src\//.test(file))).toEqual([]);
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
