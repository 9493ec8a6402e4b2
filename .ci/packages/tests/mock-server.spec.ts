import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { run } from '../run.ts';
import { appFolder } from './app-folder.ts';

const bin = (name: string) => `${appFolder}/node_modules/.bin/${name}`;

test('the installed commands serve the mock backend and hold it against the contract', async () => {
  const server = spawn(bin('fitness-mock'), ['--port', '0', '--quiet']);
  try {
    const line = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      server.once('exit', (code) => reject(new Error(`fitness-mock ended with ${code}.`)));
    });
    const url = /http:\/\/[^,\s]+/.exec(line)![0];
    const documentation = await fetch(url);
    expect(await documentation.text()).toContain('/api/auth/signin');
    for (const path of ['/openapi.json', '/swagger-ui.js', '/swagger-ui.css', '/api-page.js'])
      expect((await fetch(url + path)).status).toBe(200);
    const report = await run(bin('fitness-contract'), ['--base-url', url, '--runs', '1']);
    expect(report).toMatch(/ 0 failed/);
  } finally {
    server.kill();
  }
});
