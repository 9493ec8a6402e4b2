import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { call, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { fileStorage } from './file-storage.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = (): string => join(folder, `${(count += 1)}`, 'state.json');
const open = (path: string, scenario?: 'empty') =>
  createBackend({ scenario, clock: fixedClock(NOW), storage: fileStorage(path) });

async function review(backend: ReturnType<typeof open>, content: string): Promise<number> {
  await backend.ready();
  return (
    await call(backend, 'createReview', {
      token: await tokenOf(backend, 101),
      body: { content, likeStar: 5 },
    })
  ).status;
}
const reviewsOf = async (backend: ReturnType<typeof open>) =>
  ((await call(backend, 'listReviews')).body as { content: string }[]).map((one) => one.content);

describe('a state file', () => {
  it('stores the state for the next start in a folder that it creates', async () => {
    const path = newFile();
    expect(await review(open(path, 'empty'), '좋아요')).toBe(201);
    const next = open(path);
    expect(await reviewsOf(next)).toEqual(['좋아요']);
    expect(next.seededFor()?.scenario).toBe('empty');
    expect(await review(next, '또 올게요')).toBe(201);
    expect(await reviewsOf(open(path))).toEqual(['또 올게요', '좋아요']);
  });

  it('is valid JSON after every write, without temporary files beside it', async () => {
    const path = newFile();
    const backend = open(path, 'empty');
    for (const content of ['하나', '둘', '셋']) {
      await review(backend, content);
      const { tables, revision } = JSON.parse(await readFile(path, 'utf8'));
      expect(tables.reviews.rows.at(-1)).toMatchObject({ content });
      expect(revision).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(await readdir(join(path, '..'))).toEqual(['state.json']);
  });

  it('in an unknown format is rejected and left unchanged', async () => {
    const path = join(folder, 'letter.txt');
    for (const text of ['안녕하세요', '{}', '[]', 'null']) {
      await writeFile(path, text);
      await expect(open(path).ready()).rejects.toThrow(
        'letter.txt is no state of the mock server.',
      );
      expect(await readFile(path, 'utf8')).toBe(text);
    }
  });

  it('that cannot be written fails the request and rolls the change back', async () => {
    const path = newFile();
    const storage = fileStorage(path);
    let isFull = false;
    const backend = createBackend({
      scenario: 'empty',
      clock: fixedClock(NOW),
      storage: {
        ...storage,
        save: (head, changed) =>
          isFull ? Promise.reject(new Error('ENOSPC')) : storage.save(head, changed),
      },
    });
    await review(backend, '하나');
    isFull = true;
    await expect(review(backend, '둘')).rejects.toThrow('ENOSPC');
    isFull = false;
    expect(await reviewsOf(backend)).toEqual(['하나']);
    expect(await review(backend, '셋')).toBe(201);
    expect(await reviewsOf(open(path))).toEqual(['셋', '하나']);
  });
});
