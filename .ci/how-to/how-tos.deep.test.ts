import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startNode } from '../../packages/mocks/testing/server-process.ts';
import { copyTree } from '../support/copy-tree.ts';
import { follow, howTos, runIn } from './follow.ts';

let copy: string;
let server: ServerProcess;
beforeAll(async () => {
  copy = copyTree();
  await follow(copy, howTos);
  server = await startNode([join(copy, 'packages/mocks/src/server.ts')]);
}, 600_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  rmSync(copy, { recursive: true });
});

const body = JSON.stringify({ content: '좋아요', likeStar: 5 });

async function send(method: string, path: string, token?: string, text?: string) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(server.url() + path, { method, headers, body: text ?? null });
  const answer = await response.text();
  return { status: response.status, body: answer === '' ? undefined : JSON.parse(answer) };
}

async function signIn(username: string): Promise<string> {
  const account = JSON.stringify({ username, password: 'Fitness1!' });
  return (await send('POST', '/api/auth/signin', undefined, account)).body.token;
}

describe('a copy of the project in which all how-tos were followed', () => {
  it('deletes a review over HTTP, and answers 401, 403 and 404', async () => {
    const [writer, other, trainer] = await Promise.all(
      ['customer1', 'customer2', 'trainer1'].map(signIn),
    );
    const written = await send('POST', '/api/fitness/review', writer, body);
    const path = `/api/fitness/review/${written.body.reviewId}`;
    const statusFor = async (token?: string) => (await send('DELETE', path, token)).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor(trainer)).toBe(403);
    expect(await statusFor(other)).toBe(403);
    expect(await statusFor(writer)).toBe(204);
    expect(await send('DELETE', path, writer)).toEqual({
      status: 404,
      body: { message: '리뷰를 찾을 수 없습니다.' },
    });
  });

  it('passes the contract suite, with nothing untested', async () => {
    const suite = 'node packages/mocks/src/contract/cli.ts';
    await expect(
      runIn(copy, `${suite} --base-url ${server.url()} --only deleteReview`),
    ).resolves.toBeUndefined();
  });

  // What is installed, which .ci/supply-chain inspects, is only linked into the copy.
  it.each([
    "node .ci/stages/unit.ts --exclude '.ci/{how-to,supply-chain}/**'",
    'node .ci/stages/build.ts',
  ])('passes %s', { timeout: 1_800_000 }, (command) =>
    expect(runIn(copy, command)).resolves.toBeUndefined(),
  );
});
