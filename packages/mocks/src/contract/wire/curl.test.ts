import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { wireRequest, type Call } from './call.ts';
import { curlLine } from './curl.ts';

function commandOf(call: Call): string {
  return curlLine(call, wireRequest('http://localhost:8080/backend/', 'fitness', call));
}

function shellArguments(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; ${line}`;
  return execFileSync('sh', ['-c', script], {
    env: { TOKEN_MASTER: 'the.real.token' },
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1);
}

describe('the curl command of a request', () => {
  it('sends the same method, URL and body, whatever the text', () => {
    const body = { content: `it's "5" $HOME \`ls\` \\ 🏋️\n`, likeStar: 5 };
    const args = shellArguments(commandOf({ operation: 'createReview', body }));
    expect(args.slice(0, 4)).toEqual(['-sS', '-i', '-X', 'POST']);
    expect(args[4]).toBe('http://localhost:8080/backend/api/fitness/review');
    expect(args.slice(5, 7)).toEqual(['-H', 'content-type: application/json']);
    expect(args.slice(7)).toEqual(['--data-raw', JSON.stringify(body)]);
  });

  it('reads a real token from a variable and shows only fabricated ones', () => {
    const query = { startDate: '2026-11-01', endDate: '가 나' };
    const line = commandOf({
      operation: 'getSalesReport',
      query,
      by: { token: 'the.real.token', variable: 'TOKEN_MASTER' },
    });
    expect(line).not.toContain('the.real.token');
    expect(shellArguments(line)).toEqual([
      '-sS',
      '-i',
      `http://localhost:8080/backend/api/fitness/admin/sales/reports?startDate=2026-11-01&endDate=${encodeURIComponent('가')}%20${encodeURIComponent('나')}`,
      '-H',
      'authorization: Bearer the.real.token',
    ]);
    expect(commandOf({ operation: 'listUsers', by: { token: 'a.b.c' } })).toContain(
      "'authorization: Bearer a.b.c'",
    );
  });
});
