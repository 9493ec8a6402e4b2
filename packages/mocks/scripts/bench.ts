// Measures the mock server against Prism with the same openapi.yaml, in one run, and whether its
// memory stays flat.
import autocannon from 'autocannon';
import { median } from '../../../.ci/bench/statistics.ts';
import { readOptions } from '../../../.ci/support/options.ts';
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

type Load = Pick<autocannon.Request, 'method' | 'path' | 'body'>;

const read: Load = { method: 'GET', path: '/api/fitness/review' };
const write: Load = {
  method: 'POST',
  path: '/api/fitness/review',
  body: JSON.stringify({ content: '설명이 꼼꼼해서 좋았습니다.', likeStar: 5 }),
};
// A write that keeps the number of rows constant, so that memory grows only by a leak.
const change: Load = {
  method: 'PUT',
  path: '/api/fitness/admin/users/102/role',
  body: JSON.stringify({ userId: 102, roleName: 'ROLE_CUSTOMER' }),
};

/** Sends the loads in turn; resolves to the requests per second, and rejects for an error response. */
async function send(
  options: Pick<autocannon.Options, 'url' | 'connections' | 'duration' | 'amount'>,
  token: string,
  ...loads: readonly Load[]
): Promise<number> {
  const { url, requests, duration, errors, timeouts, non2xx } = await autocannon({
    ...options,
    requests: loads.map((load) => ({
      ...load,
      headers: {
        authorization: `Bearer ${token}`,
        ...(load.body ? { 'content-type': 'application/json' } : {}),
      },
    })),
  });
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} responses without a success status`,
    );
  return requests.total / duration;
}

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
async function compare(
  name: string,
  load: Load,
  connections: number,
  token: string,
): Promise<boolean> {
  const sides = [mock, prism].map(({ url }) => ({
    rate: (duration: number) => send({ url, connections, duration }, token, load),
    rates: [] as number[],
  }));
  for (const { rate } of sides) await rate(WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    // Otherwise the reviews of all rounds would fill the table.
    await fetch(`${mock.url}/__mock/reset`, { method: 'POST' });
    for (const { rate, rates } of sides) rates.push(await rate(ROUND_SECONDS));
  }
  const [own = 0, other = 0] = sides.map(({ rates }) => median(rates));
  const ratio = own / other;
  console.log(
    `${name} ${String(connections).padStart(2)} in flight: mock ${own.toFixed(0).padStart(6)}/s, Prism ${other.toFixed(0).padStart(5)}/s, ratio ${ratio.toFixed(1)}`,
  );
  return ratio >= WANTED_RATIO;
}

async function staysFlat(token: string): Promise<boolean> {
  const repeat = (amount: number) =>
    send({ url: mock.url, connections: 16, amount }, token, read, change);
  // Warm-up: the first requests fill permanent caches (compiled code, connections, buffers).
  await repeat(Math.ceil(requests / 2));
  const before = await mock.memory();
  await repeat(requests);
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
  for (const inFlight of [1, 16])
    fast.push(await compare('read  GET review ', read, inFlight, customer));
  for (const inFlight of [1, 16])
    fast.push(await compare('write POST review', write, inFlight, customer));
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
