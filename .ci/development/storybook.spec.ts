import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/ports.ts';
import { watchPage } from './watch-page.ts';

const cache = mkdtempSync(join(tmpdir(), 'storybook-'));
const running: ChildProcess[] = [];

test.afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill();
    await once(child, 'close');
  }
});
test.afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** Storybook's development server, with an empty cache. */
async function startStorybook() {
  const port = await freePort();
  const child = spawn('node', ['.ci/storybook.ts', '--port', String(port)], {
    env: { ...process.env, CACHE_DIR: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => output).toContain(origin);
  return { origin, port: String(port), output: () => output };
}

/** A component, a text, and a page with the mock backend. */
const stories = [
  '/docs/컴포넌트-button--문서',
  '/docs/시작하기-소개--문서',
  '/story/화면-방문자-리뷰--ready',
];

test('the first start of Storybook loads each story once', async ({ page }) => {
  const { origin, output } = await startStorybook();
  const { documents, failures } = watchPage(page);
  for (const path of stories) {
    await page.goto(`${origin}/?path=${encodeURI(path)}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(failures).toEqual([]);
  expect(documents.filter((document) => document === '/iframe.html')).toHaveLength(stories.length);
  expect(output()).not.toContain('optimized dependencies changed');
});

test('two Storybooks run side by side, each with its sockets on its own port', async ({
  context,
}) => {
  const servers = [await startStorybook(), await startStorybook()];
  for (const { origin, port, output } of servers) {
    const page = await context.newPage();
    const { sockets } = watchPage(page);
    await page.goto(`${origin}/?path=${encodeURI(stories[0]!)}`);
    // The web sockets of Storybook's server and of Vite's hot updates.
    await expect.poll(() => sockets).toEqual([port, port]);
    expect(output()).not.toMatch(/error/i);
  }
});
