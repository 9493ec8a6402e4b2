import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { wireRequest } from './call.ts';
import { curlLine } from './curl.ts';

const TOKEN = 'the.real.token';

it('the curl command of a request sends the same, whatever the text, with the token of a variable', () => {
  const call = {
    operation: 'createReview',
    body: { content: `it's "5" $HOME \`ls\` \\ 🏋️\n`, likeStar: 5 },
    by: { token: TOKEN, variable: 'TOKEN_MASTER' },
  } as const;
  const line = curlLine(call, wireRequest('http://localhost:8080/backend/', '가 나', call));
  expect(line).not.toContain(TOKEN);
  const sent = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], {
    env: { TOKEN_MASTER: TOKEN },
    encoding: 'utf8',
  });
  expect(sent.split('\0').slice(0, -1)).toEqual([
    '-sS',
    '-i',
    '-X',
    'POST',
    'http://localhost:8080/backend/api/%EA%B0%80%20%EB%82%98/review',
    '-H',
    `authorization: Bearer ${TOKEN}`,
    '-H',
    'content-type: application/json',
    '--data-raw',
    JSON.stringify(call.body),
  ]);
});
