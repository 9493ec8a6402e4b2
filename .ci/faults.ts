// Runs cells of the table of faults × screens in a real browser: docs/faults.md.
import { readFileSync } from 'node:fs';
import { cells } from '../apps/web/e2e/faults/cells.ts';
import { type PlaywrightReport, runsOfPlaywright } from './coverage/reports.ts';
import { choosePairwise } from './faults/choose-pairwise.ts';
import { readOptions } from './support/options.ts';
import { runPlaywright } from './support/playwright.ts';
import { finish } from './support/totals.ts';
import { buildWithMocks } from './support/build/web-build.ts';

const report = '.cache/faults-results.json';

const { values } = readOptions(
  `pnpm faults [--all] [--only ID,…] [--no-build]

  Without an option the cells in which every screen has a fault, and every fault every user, a read and an action.

  --all        every cell
  --only ID,…  these cells
  --no-build   keeps the last build of .cache/web`,
  {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
);

function choose() {
  if (values.all) return cells;
  const only = values.only?.split(',');
  if (only !== undefined) return cells.filter(({ id }) => only.includes(id));
  return choosePairwise(cells);
}

const chosen = choose();
console.log(`faults: ${chosen.length} of ${cells.length} cells`);
if (chosen.length === 0) {
  console.error('No cell has such an id.');
  process.exit(2);
}
if (!(await buildWithMocks({ keepsLast: values['no-build'] }))) process.exit(1);
process.env['FAULT_CELLS'] = chosen.map(({ id }) => id).join(',');
const totals = runPlaywright('apps/web/e2e/faults/playwright.config.ts', report, []);

if (totals.failed > 0)
  for (const { title, passed } of runsOfPlaywright(
    JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport,
    'apps/web/e2e/faults',
    'journey',
  ))
    if (!passed) console.log(`Again: pnpm faults --only ${title.split(' › ').at(-1)}`);
finish('faults', totals);
