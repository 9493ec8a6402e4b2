// Builds Storybook, serves it and runs every story's play, axe check and picture against it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readOptions } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { publishAxe } from '../support/publish-axe.ts';
import { finish } from '../support/totals.ts';

const folder = '.cache/storybook';

const { values: options, positionals: patterns } = readOptions(
  `pnpm storybook:test [part of a story's file or title …]
pnpm pictures                                            the same for packages/ui, with --accept-pictures

  --no-build          keeps the last build of ${folder}
  --accept-pictures   accepts how the components look now`,
  {
    'no-build': { type: 'boolean', default: false },
    'accept-pictures': { type: 'boolean', default: false },
  },
);
if (options['accept-pictures']) process.env['PICTURES'] = 'accept';

if (!options['no-build']) {
  const args = ['build', '--quiet', '--disable-telemetry', '-o', folder];
  if (spawnSync('storybook', args, { stdio: 'inherit' }).status !== 0) process.exit(1);
}
if (!existsSync(`${folder}/index.json`)) {
  console.error(`There is no build in ${folder}; run without --no-build.`);
  process.exit(1);
}
const escaped = patterns.map((pattern) => pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const totals = runPlaywright(
  '.storybook/tests/playwright.config.ts',
  '.cache/storybook-results.json',
  patterns.length > 0 ? [`--grep=${escaped.join('|')}`] : [],
);
publishAxe(folder);
finish('storybook', totals);
