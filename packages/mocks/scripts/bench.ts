// Measures the mock server against Prism with the same openapi.yaml, in one run, and whether its
// memory stays flat.
import { median } from '../../../.ci/bench/statistics.ts';
import { readOptions } from '../../../.ci/support/options.ts';
import { amount, rate, type Load } from './bench/load.ts';
import { startMock, startPrism } from './bench/servers.ts';

const { values } = readOptions(
  `pnpm bench:mock [--rounds N] [--requests N]

  --rounds N     rounds of a second for each server (7)
  --requests N   requests after which the memory is measured (100000)`,
  {
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '100000' },
  },
);
const rounds = Number(values.rounds);
const requests = Number(values.requests);

const WANTED_RATIO = 1.5;
const MOST_GROWTH = 4 * 1024 * 1024;
const ROUND_SECONDS = 1;
const WARM_UP_SECONDS = 2;

const read: Load = { name: 'read  GET review', method: 'GET', path: '/api/fitness/review' };
const write: Load = {
  name: 'write POST review',
  method: 'POST',
  path: '/api/fitness/review',
  body: { content: '설명이 꼼꼼해서 좋았습니다.', likeStar: 5 },
};
// A write that keeps the number of rows constant, so that memory grows only by a leak.
const change: Load = {
  name: 'change PUT role',
  method: 'PUT',
  path: '/api/fitness/admin/users/102/role',
  body: { userId: 102, roleName: 'ROLE_CUSTOMER' },
};

const mock = await startMock();
const prism = await startPrism();
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function tokenOf(username: string): Promise<string> {
  const response = await fetch(`${mock.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Fitness1!' }),
  });
  return ((await response.json()) as { token: string }).token;
}

// Alternates the servers and takes the median round, so that other load affects both alike.
async function compare(load: Load, inFlight: number, token: string): Promise<boolean> {
  const sides = [mock, prism].map(({ url }) => ({
    target: { url, token, inFlight },
    rates: [] as number[],
  }));
  for (const { target } of sides) await rate(target, load, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, rates } of sides) rates.push(await rate(target, load, ROUND_SECONDS));
  }
  const [own = 0, other = 0] = sides.map(({ rates }) => median(rates));
  const ratio = own / other;
  console.log(
    `${load.name} ${String(inFlight).padStart(2)} in flight: mock ${own.toFixed(0).padStart(6)}/s, Prism ${other.toFixed(0).padStart(5)}/s, ratio ${ratio.toFixed(1)}`,
  );
  return ratio >= WANTED_RATIO;
}

async function staysFlat(token: string): Promise<boolean> {
  const target = { url: mock.url, token, inFlight: 16 };
  const loads = [read, change];
  // Warm-up: the first requests fill permanent caches (compiled code, connections, buffers).
  await amount(target, loads, Math.ceil(requests / 2));
  const before = await mock.memory();
  await amount(target, loads, requests);
  const after = await mock.memory();
  console.log(
    `memory over ${requests} requests: heap ${megabytes(before.heap)} -> ${megabytes(after.heap)}, resident ${megabytes(before.rss)} -> ${megabytes(after.rss)}`,
  );
  return after.heap - before.heap <= MOST_GROWTH;
}

try {
  const flat = await staysFlat(await tokenOf('master1'));
  const customer = await tokenOf('customer1');
  const fast: boolean[] = [];
  for (const load of [read, write]) {
    for (const inFlight of [1, 16]) fast.push(await compare(load, inFlight, customer));
  }
  const passed = flat && fast.every(Boolean);
  console.log(
    passed
      ? `passed: at least ${WANTED_RATIO} times Prism, and no more than ${megabytes(MOST_GROWTH)} of heap gained`
      : 'failed: see above',
  );
  process.exitCode = passed ? 0 : 1;
} finally {
  await Promise.all([mock.stop(), prism.stop()]);
}
