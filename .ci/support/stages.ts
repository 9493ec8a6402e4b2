/** A part of the test run: a script of package.json with its arguments. */
export type Stage = { name: string; script: string; description: string; args?: readonly string[] };

/** What every change has to pass, cheapest first. */
export const stages: readonly Stage[] = [
  { name: 'format', script: 'format:check', description: 'oxfmt, 100 columns' },
  { name: 'lint', script: 'lint', description: 'oxlint: one-way imports, no cycles' },
  { name: 'unused', script: 'unused', description: 'knip: no unused file, export or dependency' },
  { name: 'types', script: 'types', description: 'TypeScript, every package' },
  { name: 'spec', script: 'lint:spec', description: 'openapi.yaml: Redocly, Spectral, OWASP' },
  { name: 'generated', script: 'generate:check', description: 'generated files are fresh' },
  { name: 'unit', script: 'unit', description: 'rules and pure functions, vitest' },
  {
    name: 'tools',
    script: 'interoperability',
    description: 'generated clients and Prism against the mock server',
  },
  { name: 'build', script: 'build:check', description: 'the production build' },
  { name: 'packages', script: 'packages:test', description: 'the packages, packed and installed' },
  {
    name: 'development',
    script: 'development:test',
    args: ['app.spec'],
    description: 'npm start, as on its first start',
  },
  { name: 'stories', script: 'storybook:test', description: 'every story: play, axe, picture' },
  { name: 'e2e', script: 'e2e', description: 'journeys in a real browser' },
  { name: 'coverage', script: 'coverage:check', description: 'every rule has a test that passed' },
];

/** The quick stages, which share a job of the hosted workflow. */
const staticStages = ['format', 'lint', 'unused', 'types', 'spec', 'generated'];

/** The jobs of the hosted workflow that run side by side, each with its stages; `coverage` reads the reports of all. */
export function hostedJobs(): { name: string; only: string }[] {
  const jobOf = (stage: string) => (staticStages.includes(stage) ? 'static' : stage);
  const names = stages.map(({ name }) => name).filter((name) => name !== 'coverage');
  return [...Map.groupBy(names, jobOf)].map(([name, group]) => ({ name, only: group.join() }));
}

/** What takes too long for every change: `pnpm test:deep`. */
export const deepStages: readonly Stage[] = [
  {
    name: 'commits',
    script: 'commits:check',
    description: 'the types and the subject of each commit that is not on main yet',
  },
  {
    name: 'unit',
    script: 'unit',
    args: ['--deep'],
    description: 'unit tests that take long: the contract suite at latency, 200 races for a seat',
  },
  {
    name: 'hours',
    script: 'unit',
    args: ['--at=22:30,00:05', 'packages/', 'apps/'],
    description: 'the unit tests of the packages and the app shortly before and after midnight',
  },
  {
    name: 'storybook',
    script: 'development:test',
    args: ['storybook.spec'],
    description: 'Storybook, as on its first start, and two side by side',
  },
  {
    name: 'packages',
    script: 'packages:test',
    args: ['--webpack', 'apps.spec', '--grep', 'next'],
    description: 'the packages in Next, built by webpack',
  },
  {
    name: 'schemathesis',
    script: 'schemathesis',
    description: 'generated requests to the mock server, for each role',
  },
  {
    name: 'engines',
    script: 'e2e:engines',
    description: 'the main task of each role in Firefox, WebKitGTK and Chromium',
  },
  {
    name: 'hosting',
    script: 'hosting:test',
    description: 'the build behind nginx and Caddy',
  },
  {
    name: 'e2e',
    script: 'e2e',
    args: ['--deep'],
    description: 'the journeys tagged @deep',
  },
  {
    name: 'lighthouse',
    script: 'lighthouse',
    description: 'Lighthouse on every public page of the production build',
  },
  {
    name: 'bench',
    script: 'bench',
    args: ['--check'],
    description: 'first visits and interactions against pages without scripts and React alone',
  },
  {
    name: 'bench-scale',
    script: 'bench:scale',
    args: ['--check'],
    description: 'lists of 100,000 rows against lists of 100',
  },
];
