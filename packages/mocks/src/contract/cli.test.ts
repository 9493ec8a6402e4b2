import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from '../backend.ts';
import { listen, type HttpServer } from '../http-server.ts';
import { tokenOf } from '../../testing/call.ts';
import { main } from './cli.ts';
import { readCommandLine } from './options.ts';

let backend: Backend;
let server: HttpServer;
let folder: string;
let out: string[];
let errors: string[];

beforeEach(async () => {
  backend = createBackend();
  server = await listen(backend, { port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  out = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('the contract command', () => {
  it(
    'prints each check, the coverage and the total, writes the report and exits with 0 when nothing differs',
    { timeout: 60_000 },
    async () => {
      const report = join(folder, 'out.html');
      expect(
        await main(['--base-url', server.url, '--runs', '2', '--seed', '1', '--report', report]),
      ).toBe(0);
      const text = out.join('\n');
      expect(text).toContain('✓ roles');
      expect(text).toContain('seed 1 · runs 2');
      // Three of the named responses need an hour or a class of today that has begun; early in the
      // morning there is none.
      expect(text).toMatch(/오퍼레이션 24\/24 · 상태 104\/104 · 이름 있는 답 (2[789]|30)\/30/);
      expect(text).toMatch(/contract: \d+ passed, 0 failed$/);
      expect(readFileSync(report, 'utf8')).toContain('다른 점이 없습니다');
    },
  );

  it('exits with 1 when the backend differs from the contract', { timeout: 60_000 }, async () => {
    backend.setFaults([{ kind: 'status', status: 418, operation: 'getMySubject' }]);
    expect(await main(['--base-url', server.url, '--safe', '--runs', '1'])).toBe(1);
    expect(out.join('\n')).toMatch(/getMySubject \[\w+\] 계약에 있는 상태로 답해야 합니다/);
  });

  it('exits with 2 and an explanation when it cannot run', async () => {
    expect(await main([])).toBe(2);
    expect(errors[0]).toContain('--base-url 이 필요합니다.');
    expect(await main(['--base-url', 'http://127.0.0.1:1'])).toBe(2);
    expect(errors[1]).toContain('http://127.0.0.1:1에 닿지 않습니다');
    expect(await main(['--base-url', server.url, '--colour'])).toBe(2);
    const customer = await tokenOf(backend, 101);
    expect(await main(['--base-url', server.url, '--token-master', customer])).toBe(2);
    expect(errors.at(-1)).toBe('--token-master: 토큰의 역할이 ROLE_CUSTOMER입니다.');
    expect(await main(['--base-url', server.url, '--token-master', 'expired'])).toBe(2);
    expect(errors.at(-1)).toContain('--token-master: 백엔드가 이 토큰을 받지 않습니다 (401).');
  });
});

describe('the options of the contract command', () => {
  it('are read from the command line', () => {
    const { suite, report } = readCommandLine([
      '--base-url',
      'https://api.makefit.kr/v1/',
      '--product',
      'pilates',
      '--token-master',
      'a.b.c',
      '--rules',
      '--safe',
      '--seed',
      '7',
      '--runs',
      '3',
      '--report',
      'out.html',
    ]);
    expect(suite).toEqual({
      baseUrl: 'https://api.makefit.kr/v1',
      product: 'pilates',
      tokens: { master: 'a.b.c' },
      rules: true,
      safe: true,
      seed: 7,
      runs: 3,
    });
    expect(report).toBe('out.html');
  });

  it('leave the rules undefined unless they are set', () => {
    expect(readCommandLine(['--base-url', 'http://localhost:8080']).suite).toMatchObject({
      rules: undefined,
      safe: false,
      product: 'fitness',
      runs: 20,
    });
    expect(readCommandLine(['--base-url', 'http://localhost:8080', '--no-rules']).suite.rules).toBe(
      false,
    );
  });

  it.each([
    ['--base-url', 'ftp://x'],
    ['--base-url', 'localhost:8080'],
    ['--base-url', 'http://x', '--runs', '-1'],
    ['--base-url', 'http://x', '--product', 'A B'],
  ])('are rejected when they are %s %s %s %s', (...args) => {
    expect(() => readCommandLine(args.filter(Boolean))).toThrow('--');
  });
});
