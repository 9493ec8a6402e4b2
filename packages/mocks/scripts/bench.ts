// Measures the mock server against Prism with the same openapi.yaml, in one run.
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { median } from '../../../.ci/bench/statistics.ts';
import { readOptions } from '../../../.ci/support/options.ts';
import { freePort } from '../../../.ci/support/ports.ts';
import { startProcess } from '../testing/server-process.ts';
import { signedIn } from '../testing/signed-in.ts';

const { values } = readOptions(
  `pnpm bench:mock [--rounds N]

  --rounds N     rounds of a second for each server (7)`,
  { rounds: { type: 'string', default: '7' } },
);

const WANTED_RATIO = 1.5;
const ROUND_SECONDS = 1;
const WARM_UP_SECONDS = 2;

type Load = Pick<autocannon.Request, 'method' | 'path' | 'body'>;

const loads: Readonly<Record<string, Load>> = {
  'read  GET review ': { method: 'GET', path: '/api/fitness/review' },
  'write POST review': {
    method: 'POST',
    path: '/api/fitness/review',
    body: JSON.stringify({ content: '설명이 꼼꼼해서 좋았습니다.', likeStar: 5 }),
  },
};

/** Prism with the same openapi.yaml, its request validation on and its log off. */
async function startPrism() {
  const home = dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const port = await freePort();
  const args = `mock -h 127.0.0.1 -p ${port} -v silent`.split(' ');
  const spec = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
  const child = fork(join(home, 'dist/index.js'), [...args, spec], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/fitness/review`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}.`);
    await delay(200);
  }
  return { url, stop: () => child.kill('SIGKILL') };
}

/** Resolves to the requests per second; rejects for an error response. */
async function rateOf(
  load: Load,
  token: string,
  options: Pick<autocannon.Options, 'url' | 'connections' | 'duration'>,
): Promise<number> {
  const type = load.body ? { 'content-type': 'application/json' } : {};
  const headers = { authorization: `Bearer ${token}`, ...type };
  const result = await autocannon({ ...options, requests: [{ ...load, headers }] });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${options.url} did not answer every request with a success status.`);
  return result.requests.total / result.duration;
}

const server = await startProcess();
const prism = await startPrism();

// Alternates the servers and takes the median round, so that other load affects both alike.
async function compare(name: string, connections: number, token: string): Promise<boolean> {
  const sides = [server.url(), prism.url].map((url) => ({
    rate: (duration: number) => rateOf(loads[name] ?? {}, token, { url, connections, duration }),
    rates: [] as number[],
  }));
  for (const { rate } of sides) await rate(WARM_UP_SECONDS);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // Otherwise the reviews of all rounds would fill the table.
    await fetch(`${server.url()}/__mock/reset`, { method: 'POST' });
    for (const { rate, rates } of sides) rates.push(await rate(ROUND_SECONDS));
  }
  const [own = 0, other = 0] = sides.map(({ rates }) => median(rates));
  const ratio = own / other;
  console.log(
    `${name} ${String(connections).padStart(2)} in flight: mock ${own.toFixed(0).padStart(6)}/s, Prism ${other.toFixed(0).padStart(5)}/s, ratio ${ratio.toFixed(1)}`,
  );
  return ratio >= WANTED_RATIO;
}

try {
  const { token } = await signedIn(server.url(), 'customer1');
  const fast: boolean[] = [];
  for (const name of Object.keys(loads))
    for (const connections of [1, 16]) fast.push(await compare(name, connections, token));
  const passed = fast.every(Boolean);
  console.log(passed ? `passed: at least ${WANTED_RATIO} times Prism` : 'failed: see above');
  process.exitCode = passed ? 0 : 1;
} finally {
  prism.stop();
  await server.end('SIGTERM');
}
