import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contract, startMock } from '../../../testing/contract/command.ts';

const PASSWORD = 'Fitness1!';
const SCRIPT = fileURLToPath(new URL('../cli.ts', import.meta.url));

let mock: Awaited<ReturnType<typeof startMock>>;
let folder: string;

beforeEach(async () => {
  mock = await startMock();
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});

afterEach(async () => {
  await mock.stop();
  rmSync(folder, { recursive: true });
});

function accounts(byRole: object): string[] {
  const file = join(folder, 'accounts.json');
  writeFileSync(file, JSON.stringify(byRole));
  return ['--accounts', file];
}

function run(args: string, ...others: readonly string[]): ReturnType<typeof contract> {
  return contract(['--base-url', mock.url, ...args.split(' '), ...others]);
}

it('exits with 1 and names the rule, the expected and the actual status, and the curl line', async () => {
  mock.backend.setFaults([{ kind: 'status', status: 418, operation: 'getMySubject' }]);
  const { code, out } = await run('--only getMySubject');
  expect(code).toBe(1);
  expect(out).toMatch(/^1\. getMySubject\/example: /m);
  expect(out).toContain('expected: 200 | 400 | 401 | 403 | 404');
  expect(out).toContain('actual:   418');
  expect(out).toMatch(/curl -sS -i '.*\/subject\/me' -H "authorization: Bearer \$TOKEN_MANAGER"/);
});

it('exits with 3 without accounts, and with 0 when what is untested is excluded by name', async () => {
  const known = mock.backend.studio.store.accounts;
  for (const account of known.all()) known.delete(account.id);
  const open = await run('--only listUsers');
  expect(open.code).toBe(3);
  expect(open.out).toContain('there is no account of ROLE_MASTER');
  const names = ['ROLE_*', 'expired-token', 'hook', 'data'];
  const allowed = names.flatMap((name) => ['--allow-untested', name]);
  const excluded = await run('--only listUsers', ...allowed);
  expect(excluded.out).toContain('Untested, which does not fail the run');
  expect(excluded.code).toBe(0);
});

it('says and counts what a second person of a role is needed for, and does not pass without', async () => {
  const given = accounts({ manager: [{ username: 'trainer1', password: PASSWORD }] });
  const only = '--only listMyMembers --only listReservableClasses --runs 1';
  const { code, out } = await run(only, ...given);
  expect(out).toContain(
    [
      '- ROLE_MANAGER: there is no second account of ROLE_MANAGER',
      '    listReservableClasses/apart, listReservableClasses/other-trainers, listMyMembers/own-members, listMyMembers/apart',
    ].join('\n'),
  );
  expect(out).toContain('Untested: 4.');
  expect(code).toBe(3);
});

it('sends nothing but GET and sign-ins with --safe, changes nothing, and exits with 0', async () => {
  const sent = new Set<string>();
  mock.backend.subscribe(({ request }) => {
    if (request.method !== 'GET') sent.add(`${request.method} ${request.pathname}`);
  });
  const state = (): string =>
    JSON.stringify(Object.values(mock.backend.studio.store).map((table) => table.snapshot()));
  const before = state();
  const { code, out } = await run('--safe --rules --runs 1');
  expect([...sent]).toEqual(['POST /api/auth/signin']);
  expect(state()).toBe(before);
  expect(out).toMatch(/ 0 failed$/);
  expect(code).toBe(0);
});

it('gives an operation that the backend does not have one line, and neither its rules nor those that need it a difference', async () => {
  mock.backend.setFaults([{ kind: 'status', status: 501, operation: 'recordPayment' }]);
  const { code, out } = await run('--only createReservation --only recordPayment --runs 1');
  expect(out).toMatch(
    /^Missing operations \(1\)\n- recordPayment: there is no POST \/api\/\{product\}\/pay \(501 to each of \d+ requests; \d+ rules need it\)\n\n/m,
  );
  expect(out).not.toContain('Differences');
  expect(out).toMatch(/ 1 failed$/);
  expect(code).toBe(1);
});

it.each([
  [400, 1, 'actual:   400 {"message":"no"}'],
  [409, 3, 'the hook answers 409 {"message":"no"} to "class-held"'],
])('says what the hook has refused: %i', async (status, exitCode, reason) => {
  const asked: string[] = [];
  const hook = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => asked.push(JSON.parse(body).classTime));
    outgoing.writeHead(status).end('{"message":"no"}');
  }).listen(0);
  const { port } = hook.address() as AddressInfo;
  const args = `--only listReservableClasses/begun --hook http://127.0.0.1:${port}/hook`;
  const { code, out } = await run(args);
  hook.close();
  expect(out).toContain(reason);
  expect(code).toBe(exitCode);
  for (const time of asked) expect(time).toMatch(/T(0[6-9]|1\d|2[0-3]):00:00$/);
});

it('fails only on what is new since the baseline, and stops at it with --bail', async () => {
  const baseline = join(folder, 'new', 'known.json');
  const only = '--only getMySubject --only listReviews --concurrency 1';
  mock.backend.setFaults([{ kind: 'status', status: 418, operation: 'getMySubject' }]);
  expect((await run(only, '--report', baseline)).code).toBe(1);
  const known = await run(only, '--baseline', baseline);
  expect(known.out).toContain('Differences of the baseline');
  expect(known.out).toMatch(/ 0 failed$/);
  expect(known.code).toBe(0);
  mock.backend.setFaults([{ kind: 'status', status: 418, operation: 'listReviews' }]);
  const changed = await run(only, '--baseline', baseline, '--bail');
  expect(changed.out).toContain('1. listReviews/example');
  expect(changed.out).toMatch(/ 1 failed$/);
  expect(changed.code).toBe(1);
});

it('writes a report for JUnit', async () => {
  const file = join(folder, 'report.xml');
  expect((await run('--only listReviews', '--report', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('<testsuite name="listReviews"');
});

it('tests with two people of a role of the file of accounts, and names one who cannot sign in', async () => {
  const people = (password: string) =>
    accounts({
      manager: [
        { username: 'trainer1', password: PASSWORD },
        { username: 'trainer2', password },
      ],
    });
  expect((await run('--only listMyMembers', ...people(PASSWORD))).code).toBe(0);
  const wrong = await run('--only listMyMembers', ...people('wrong'));
  expect(wrong.errors).toBe('The manager trainer2 cannot sign in: the backend answered 401.');
  expect(wrong.code).toBe(2);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'ends the run by %s with exit code 2, after its classes and reservations were deleted',
  async (signal) => {
    const { url, backend, stop } = await startMock('--latency', '5');
    const { classes, reservations } = backend.studio.store;
    const ids = (): number[] => classes.all().map(({ id }) => id);
    const before = ids();
    const args = `--base-url ${url} --no-rules --only createClass --concurrency 3`;
    const child = spawn(process.execPath, [SCRIPT, ...args.split(' ')]);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    let opened = 0;
    backend.subscribe(({ operation }) => {
      if (operation === 'createClass' && (opened += 1) === 10) child.kill(signal);
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    await stop();
    expect(code).toBe(2);
    expect(errors).toContain('The run was interrupted before its end.');
    expect(errors).toMatch(/Left behind: \d+ accounts/);
    expect(opened).toBeGreaterThanOrEqual(10);
    expect(ids()).toEqual(before);
    const held = reservations
      .all()
      .filter(({ cancelled, classId }) => !cancelled && !ids().includes(classId));
    expect(held).toEqual([]);
  },
);
