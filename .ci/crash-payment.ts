// Kills a real browser at a random moment of a purchase and checks that no payment is lost, recorded twice or without a next step.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../packages/mocks/src/scenarios/seed/random.ts';
import { startBrowser } from './crash-payment/browser-process.ts';
import { describeRound, drawRound } from './crash-payment/round-plan.ts';
import { passesLoaded, playRound } from './crash-payment/play-round.ts';
import { readOptions } from './support/options.ts';
import { finish } from './support/totals.ts';
import { buildWithMocks, serveBuild } from './support/build/web-build.ts';

const { values } = readOptions(
  `pnpm crash:payment [--rounds N] [--seed S] [--only R] [--port P] [--no-build]

  Each round buys a plan in a Chromium with a profile of its own, ends the payment in a random way, kills the browser process at
  a random moment (in some rounds a second time while the app is opened again), opens the app on the same profile, presses what
  결제 내역 offers, and compares with what the mock provider charged and the mock backend recorded.

  --rounds N    how many rounds (5)
  --seed S      another seed gives other rounds; the same seed the same ones (1)
  --only R      plays only round R of the seed
  --port P      where the build is served (4183)
  --no-build    keeps the last build of .cache/web`,
  {
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    port: { type: 'string', default: '4183' },
    'no-build': { type: 'boolean', default: false },
  },
);
const rounds = Number(values.rounds);
if (!(await buildWithMocks({ keepsLast: values['no-build'] }))) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'crash-payment-'));
const { origin, stop } = await serveBuild(Number(values.port));
const totals = { lost: 0, recordedTwice: 0, stuck: 0, passed: 0, failed: 0 };
const started = performance.now();

/** A profile in which customer2 is signed in and the mock backend is seeded. */
async function prepare() {
  const profile = join(folder, 'prepared');
  const { page, close } = await startBrowser(profile, { isPhone: false });
  await page.goto(`${origin}/fitness/reservations?mock-as=customer2`);
  await passesLoaded(page);
  await close();
  return profile;
}

try {
  const prepared = await prepare();
  for (let number = 1; number <= rounds; number += 1) {
    if (values.only !== undefined && Number(values.only) !== number) continue;
    const round = drawRound(createRandom(`${values.seed} ${number}`));
    const result = await playRound(round, {
      origin,
      prepared,
      profile: join(folder, `round-${number}`),
    }).catch((error: unknown) => ({
      lost: 0,
      recordedTwice: 0,
      stuck: 1,
      summary: `the app could not be used again: ${String(error)}`,
    }));
    const isFailed = result.lost + result.recordedTwice + result.stuck > 0;
    totals.lost += result.lost;
    totals.recordedTwice += result.recordedTwice;
    totals.stuck += result.stuck;
    totals[isFailed ? 'failed' : 'passed'] += 1;
    console.log(
      `${isFailed ? 'FAILED' : 'ok'} ${number}/${rounds}: ${describeRound(round)}: ${result.summary}`,
    );
  }
} finally {
  stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

if (totals.passed + totals.failed === 0) {
  console.error('No round was played. See pnpm crash:payment --help.');
  process.exit(2);
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `lost ${totals.lost}, recorded twice ${totals.recordedTwice}, stuck ${totals.stuck} (${seconds} s)`,
);
finish('payment', totals);
