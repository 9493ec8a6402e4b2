import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { listen } from '../http-server.ts';
import { createNodeServer, DEFAULT_BASE_URL } from '../node.ts';
import { tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/studio.ts';
import { findingsOf } from './report/findings.ts';
import { runSuite, Unreachable, type SuiteOptions } from './suite.ts';
import { replaceBody, withInterceptor } from '../../testing/contract/interceptor.ts';

const TIMEOUT = 120_000;
const clock = fixedClock(NOW);
const settings = { clock, runs: 5 } as const;

function against(options: Partial<SuiteOptions>) {
  return runSuite({ baseUrl: 'http://backend.test', ...settings, ...options });
}

describe('the mock passes the contract suite with the studio’s rules', () => {
  it('over MSW, twice in a row', { timeout: TIMEOUT }, async () => {
    const { server } = createNodeServer({ clock });
    server.listen({ onUnhandledFrame: 'error' });
    try {
      for (const seed of [1, 2]) {
        const report = await against({ baseUrl: DEFAULT_BASE_URL, seed });
        expect(findingsOf(report)).toEqual([]);
        expect(report).toMatchObject({ mode: 'everything', rules: true, failed: 0 });
        expect(report.coverage).toMatchObject({
          operationsSeen: 24,
          statusesSeen: report.coverage.statuses,
          namesSeen: report.coverage.names,
        });
      }
    } finally {
      server.close();
    }
  });

  it('over HTTP, twice in a row', { timeout: TIMEOUT }, async () => {
    const { url, stop } = await listen(createBackend({ clock }), { port: 0, host: '127.0.0.1' });
    try {
      for (const seed of [3, 4]) {
        const report = await against({ baseUrl: url, seed });
        expect(findingsOf(report)).toEqual([]);
        expect(report.coverage.statusesSeen).toBe(report.coverage.statuses);
      }
    } finally {
      await stop();
    }
  });
});

describe('a run of the contract suite', () => {
  it(
    'leaves no class, no reservation and no changed role behind',
    { timeout: TIMEOUT },
    async () => {
      const backend = createBackend({ clock });
      const { store } = backend.studio;
      const before = {
        classes: store.classes.all(),
        held: store.reservations.all().filter((seat) => !seat.cancelled),
      };
      await against({ send: backend.handle, seed: 5 });
      expect(store.classes.all()).toEqual(before.classes);
      expect(store.reservations.all().filter((seat) => !seat.cancelled)).toEqual(before.held);
      expect(
        store.accounts
          .all()
          .filter(
            ({ nickname, roleName }) =>
              nickname.startsWith('계약검사') && roleName !== 'ROLE_CUSTOMER',
          ),
      ).toEqual([]);
    },
  );

  it(
    'sends only reads and sign-ins in safe mode, even when rules are enabled',
    { timeout: TIMEOUT },
    async () => {
      const backend = createBackend({ clock });
      const sent: string[] = [];
      const state = () =>
        JSON.stringify(Object.values(backend.studio.store).map((table) => table.snapshot()));
      const before = state();
      const report = await against({
        safe: true,
        rules: true,
        send: (request) => {
          sent.push(`${request.method} ${new URL(request.url).pathname}`);
          return backend.handle(request);
        },
      });
      expect([...new Set(sent.filter((line) => !line.startsWith('GET ')))]).toEqual([
        'POST /api/auth/signin',
      ]);
      expect(state()).toBe(before);
      expect(report).toMatchObject({ mode: 'reads', rules: false, failed: 0 });
      expect(report.coverage.operationsSeen).toBe(15);
    },
  );

  it('reads only public data without tokens and demo accounts, and reports what it skips', async () => {
    const backend = createBackend({ clock, scenario: 'empty' });
    for (const account of backend.studio.store.accounts.all())
      backend.studio.store.accounts.delete(account.id);
    const report = await against({ send: backend.handle });
    expect(report).toMatchObject({ mode: 'public', failed: 0 });
    expect(
      report.coverage.rows
        .filter(({ counts }) => (counts['2XX'] ?? 0) > 0)
        .map(({ operation }) => operation),
    ).toEqual(['listReviews']);
    expect(report.checks[0]?.skipped).toHaveLength(3);
  });

  it(
    'sends the requests of one role when it has one token, and reports what it skips',
    { timeout: TIMEOUT },
    async () => {
      const backend = createBackend({ clock });
      const master = await tokenOf(backend, 10);
      const { accounts } = backend.studio.store;
      for (const account of accounts.all()) accounts.update(account, { passwordHash: '' });
      const report = await against({ send: backend.handle, tokens: { master } });
      expect(findingsOf(report)).toEqual([]);
      const skipped = report.checks.flatMap((check) => check.skipped).join('\n');
      expect(skipped).toContain('manager 토큰이 없습니다');
      expect(skipped).toContain('createClass: 부를 수 있는 역할의 토큰이 없습니다');
    },
  );

  it('stops early when the backend becomes unreachable, and reports the request that failed', async () => {
    const backend = createBackend({ clock });
    let calls = 0;
    const becomesUnreachable = (request: Request): Promise<Response> => {
      calls += 1;
      return calls < 400 ? backend.handle(request) : Promise.reject(new TypeError('fetch failed'));
    };
    const report = await against({ send: becomesUnreachable });
    expect(calls).toBeLessThan(420);
    expect(findingsOf(report)[0]).toMatchObject({ actual: '0 /status no answer: fetch failed' });
    expect(report.checks.at(-1)?.skipped).toEqual(['연달아 8번 답이 없어 그만두었습니다']);
  });

  it('changes no existing account when sign-up fails', async () => {
    const backend = createBackend({ clock });
    const written: string[] = [];
    const send = withInterceptor(backend, ({ operation, request, respond }) => {
      if (operation === 'signUp')
        return Promise.resolve(
          Response.json({ message: '지금은 가입할 수 없습니다.' }, { status: 400 }),
        );
      return respond().then((response) => {
        if (request.method !== 'GET' && operation !== 'signIn' && response.ok)
          written.push(operation);
        return response;
      });
    });
    const report = await against({ send });
    expect(findingsOf(report).map(({ description }) => description)).toEqual([
      '새 아이디와 전화번호로 가입할 수 있어야 합니다',
    ]);
    expect(written).toEqual([]);
  });

  it('reports a token that the app cannot parse as a difference', async () => {
    const send = withInterceptor(createBackend({ clock }), async ({ operation, respond }) => {
      const response = await respond();
      return operation === 'signIn' && response.ok
        ? replaceBody(response, (body) => ({ ...(body as object), token: 'opaque-token' }))
        : response;
    });
    const [first] = findingsOf(await against({ send }));
    expect(first).toMatchObject({
      check: 'setup',
      operation: 'signIn',
      actual: '200 토큰이 점으로 나뉜 세 부분이 아닙니다',
    });
  });

  it('rejects with Unreachable when the backend cannot be reached', async () => {
    const unreachable = () =>
      Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
    await expect(against({ send: unreachable })).rejects.toThrow(Unreachable);
    await expect(against({ send: unreachable })).rejects.toThrow('ECONNREFUSED');
  });
});
