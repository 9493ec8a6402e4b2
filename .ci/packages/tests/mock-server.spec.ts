import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { clockFrom } from '../../support/clock.ts';
import { tarballOf } from '../pack.ts';
import { run } from '../run.ts';
import { appFolder } from './app-folder.ts';
import { oldestNode } from './oldest-node.ts';

const mocks = `${appFolder}/node_modules/.bin/mocks`;

// Some rules need a class that has begun today, which the first minutes of a day do not have.
const env = clockFrom('10:00');

let server: ChildProcess;
let url: string;

test.beforeEach(async () => {
  server = spawn(mocks, ['server', '--port', '0', '--quiet'], { env: { ...process.env, ...env } });
  const line = await new Promise<string>((resolve, reject) => {
    server.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    server.once('exit', (code) => reject(new Error(`mocks server ended with ${code}.`)));
  });
  url = /http:\/\/[^,\s]+/.exec(line)![0];
});

test.afterEach(() => {
  server.kill();
});

test('the installed command serves the mock backend and tests it against the contract', async () => {
  // The whole suite is run by the next test.
  const report = await run(
    mocks,
    ['contract', '--base-url', url, '--only', 'createReview'],
    '.',
    env,
  );
  expect(report).toMatch(/ 0 failed\n$/);
});

test('the packed command needs no other package, and runs with the oldest Node.js', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  await run('tar', ['-xzf', tarballOf('mocks')], folder);
  const command = join(folder, 'package/dist/command/mocks.js');
  const args = ['contract', '--base-url', url, '--runs', '1'];
  expect(await run(oldestNode(), [command, ...args], folder, env)).toMatch(/ 0 failed\n$/);
});

test('npx runs the packed command in an empty folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'npx-'));
  cpSync(tarballOf('mocks'), join(folder, 'mocks.tgz'));
  const list = await run('npx', ['--yes', './mocks.tgz', 'contract', '--list'], folder);
  expect(list).toContain('createClass/taken-hour');
});
