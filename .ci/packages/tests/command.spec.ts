import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { clockFrom } from '../../support/clock.ts';
import { tarballOf } from '../manifest.ts';
import { run } from '../run.ts';
import { folderOf } from './apps.ts';

test('the installed command serves the mock backend; the packed one tests it without any other package, by the Node.js of the system', async () => {
  // Some rules need a class that has begun today, which the first minutes of a day do not have.
  Object.assign(process.env, clockFrom('10:00'));
  const mocks = `${folderOf('vite-react-19')}/node_modules/.bin/mocks`;
  const server = spawn(mocks, ['server', '--port', '0', '--quiet']);
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const url = /http:\/\/[^,\s]+/.exec(line.toString())![0];
    const folder = mkdtempSync(join(tmpdir(), 'packed-'));
    await run('tar', ['-xzf', tarballOf('mocks')], folder);
    const path = (process.env['PATH'] ?? '').split(delimiter).map((name) => join(name, 'node'));
    // The first ones are those of the project.
    const node = path.findLast((file) => existsSync(file)) ?? process.execPath;
    const command = [join(folder, 'package/dist/command/mocks.js'), 'contract'];
    const report = await run(node, [...command, '--base-url', url, '--runs', '1'], folder);
    expect(report).toMatch(/ 0 failed\n$/);
  } finally {
    server.kill();
  }
});
