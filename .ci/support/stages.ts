/** A part of the test run: a command whose output may end with `N passed, N failed`. */
export type Stage = { name: string; command: string; description: string };

/** What every change has to pass, cheapest first. */
export const stages: readonly Stage[] = [
  { name: 'format', command: 'oxfmt --check .', description: 'oxfmt, 100 columns' },
  { name: 'lint', command: 'pnpm lint', description: 'oxlint: one-way imports, no cycles' },
  {
    name: 'unused',
    command: 'knip --config .config/knip.jsonc --no-progress --no-config-hints',
    description: 'knip: no unused file, export or dependency',
  },
  {
    name: 'types',
    command: 'node .ci/stages/types.ts',
    description: 'TypeScript, every package',
  },
  {
    name: 'spec',
    command: 'redocly lint openapi.yaml --config .config/redocly.yaml --max-problems 100',
    description: 'openapi.yaml under the rules of Redocly',
  },
  {
    name: 'generated',
    command: 'pnpm generate --check',
    description: 'generated files are fresh',
  },
  { name: 'unit', command: 'pnpm unit', description: 'rules and pure functions, vitest' },
  {
    name: 'build',
    command: 'node .ci/stages/build.ts',
    description: 'the production build: bytes, browsers, themes',
  },
  {
    name: 'packages',
    command: 'node .ci/stages/packages.ts',
    description: 'the packages, packed and installed in Vite, Next and Node.js',
  },
  {
    name: 'development',
    command: 'playwright test --config .ci/development/playwright.config.ts',
    description: 'npm start, as on its first start',
  },
  { name: 'stories', command: 'pnpm storybook:test', description: 'play, axe, picture of each' },
  { name: 'e2e', command: 'pnpm e2e', description: 'journeys in a real browser' },
  {
    name: 'coverage',
    command: 'node .ci/stages/coverage.ts',
    description: 'every rule of docs/product.md has a test that passed',
  },
];

/** What takes too long for every change: `pnpm test:deep`. */
export const deepStages: readonly Stage[] = [
  {
    name: 'unit',
    command: 'pnpm unit --deep',
    description:
      'the contract suite at latency, 200 races for a seat, the documents of the contract',
  },
  {
    name: 'hours',
    command: 'pnpm unit --at=22:30,00:05 packages/ apps/',
    description: 'the unit tests of the packages and the app shortly before and after midnight',
  },
  { name: 'e2e', command: 'pnpm e2e --deep', description: 'the journeys tagged @deep' },
  {
    name: 'bench',
    command: 'pnpm bench',
    description: 'first visits and interactions against pages without scripts and React alone',
  },
];
