import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend, fixedClock, type Storage } from '../backend.ts';
import { call, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { fileStorage } from './file-storage.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (storage: Storage, scenario?: 'empty') =>
  createBackend({ scenario, clock: fixedClock(NOW), storage });

async function review(backend: ReturnType<typeof open>, content: string): Promise<void> {
  await backend.ready();
  const token = await tokenOf(backend, 101);
  await call(backend, 'createReview', { token, body: { content, likeStar: 5 } });
}
const reviewsOf = async (backend: ReturnType<typeof open>) =>
  ((await call(backend, 'listReviews')).body as { content: string }[]).map((one) => one.content);

describe('a state file', () => {
  it('stores the state for the next start in a folder that it creates', async () => {
    const path = join(folder, 'new', 'state.json');
    await review(open(fileStorage(path), 'empty'), '좋아요');
    const next = open(fileStorage(path));
    expect(await reviewsOf(next)).toEqual(['좋아요']);
    expect(next.seededFor()?.scenario).toBe('empty');
    await review(next, '또 올게요');
    expect(await reviewsOf(open(fileStorage(path)))).toEqual(['또 올게요', '좋아요']);
  });

  it.each(['안녕하세요', '{}', '[]', 'null'])(
    'in an unknown format is rejected and left unchanged: %s',
    async (text) => {
      const path = join(folder, 'letter.txt');
      await writeFile(path, text);
      const message = 'letter.txt is no state of the mock server.';
      await expect(open(fileStorage(path)).ready()).rejects.toThrow(message);
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  it('that cannot be written fails the request and rolls the change back', async () => {
    const path = join(folder, 'full.json');
    const storage = fileStorage(path);
    let isFull = false;
    const save: Storage['save'] = (head, changed) =>
      isFull ? Promise.reject(new Error('ENOSPC')) : storage.save(head, changed);
    const backend = open({ ...storage, save }, 'empty');
    await review(backend, '하나');
    isFull = true;
    await expect(review(backend, '둘')).rejects.toThrow('ENOSPC');
    isFull = false;
    expect(await reviewsOf(backend)).toEqual(['하나']);
    await review(backend, '셋');
    expect(await reviewsOf(open(fileStorage(path)))).toEqual(['셋', '하나']);
  });
});
