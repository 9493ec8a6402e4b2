// The main task of each role in engines that the journeys do not run in.
import { checkBackForwardCache } from '../engines/back-forward-cache.ts';
import { engines } from '../engines/engines.ts';
import { jobs } from '../engines/jobs.ts';
import { playJob } from '../engines/play-job.ts';
import { readOptions } from '../support/options.ts';
import { finish } from '../support/totals.ts';
import { buildWithMocks, serveBuild } from '../support/build/web-build.ts';

const { values } = readOptions(
  `pnpm e2e:engines [--only ENGINES] [--job NAME] [--width PIXELS] [--port P] [--no-build]

Does the main task of each role in Firefox, WebKitGTK and Chromium from system packages, in the production build with mocks, at
two widths; then checks that Chromium restores pages from its back-forward cache, unless --job or --width is given. Installs missing packages as root. A failed step leaves a picture in .cache/engines.

  --only ENGINES   some engines, for example firefox,webkit (${engines.map(({ name }) => name).join(',')})
  --job NAME       one job (${jobs.map(({ name }) => name).join(', ')})
  --width PIXELS   one width
  --port P         where the build is served (4189)
  --no-build       keeps the last build of .cache/web`,
  {
    only: { type: 'string' },
    job: { type: 'string' },
    width: { type: 'string' },
    port: { type: 'string', default: '4189' },
    'no-build': { type: 'boolean', default: false },
  },
);

const chosen = values.only?.split(',');
const chosenEngines = engines.filter(({ name }) => chosen?.includes(name) ?? true);
const chosenJobs = jobs.filter(({ name }) => name === (values.job ?? name));
if (chosenEngines.length < (chosen?.length ?? 1) || chosenJobs.length === 0) {
  console.error('Unknown engine or job. See --help.');
  process.exit(2);
}
if (!(await buildWithMocks({ keepsLast: values['no-build'] }))) process.exit(1);

const totals = { passed: 0, failed: 0 };
const { origin, stop } = await serveBuild(Number(values.port));
try {
  for (const { name, widths, start } of chosenEngines) {
    const since = performance.now();
    for (const width of values.width === undefined ? widths : [Number(values.width)]) {
      // A browser of its own, because a pass that was bought at another width would be asked about.
      const { version, page, close } = await start();
      console.log(`${name}: ${version}`);
      try {
        await page.setWidth(width);
        for (const job of chosenJobs)
          await playJob(job, page, {
            origin,
            picture: `.cache/engines/${name}-${width}-${job.name}.png`,
            onStep: ({ step, seconds, problem }) => {
              totals[problem === undefined ? 'passed' : 'failed'] += 1;
              const outcome = problem === undefined ? 'ok' : 'FAILED';
              console.log(
                `${outcome} ${name} ${width} px: ${step} (${seconds.toFixed(1)} s)${problem ? `\n  ${problem}` : ''}`,
              );
            },
          });
      } finally {
        await close();
      }
    }
    console.log(`${name}: ${Math.round((performance.now() - since) / 1000)} s`);
  }
  const isWhole = values.job === undefined && values.width === undefined;
  if (isWhole && chosenEngines.some(({ name }) => name === 'chromium'))
    await checkBackForwardCache(origin, ({ name }, problem) => {
      totals[problem === undefined ? 'passed' : 'failed'] += 1;
      const outcome = problem === undefined ? 'ok' : 'FAILED';
      console.log(`${outcome} chromium goes back to ${name}${problem ? `\n  ${problem}` : ''}`);
    });
} finally {
  stop();
}
finish('engines', totals);
