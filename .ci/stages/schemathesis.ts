// Runs Schemathesis against the mock server, once for each role.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ServerProcess, startProcess } from '../../packages/mocks/testing/server-process.ts';
import { readOptions } from '../support/options.ts';
import { finish } from '../support/totals.ts';

const version = '4.32.5';

readOptions(
  `pnpm schemathesis

  Tests the mock server with Schemathesis ${version} as a visitor, a customer, a manager and the owner.
  Runs the schemathesis that the variable SCHEMATHESIS names, or installs it in .cache/schemathesis,
  which needs Python 3.`,
  {},
);

const environment = resolve('.cache/schemathesis', version);
const installed = resolve(environment, 'bin/schemathesis');
const program = process.env['SCHEMATHESIS'] ?? installed;
if (program === installed && !existsSync(installed) && !install()) {
  console.log(
    'Schemathesis did not run: install Python 3 with venv, or name a schemathesis with SCHEMATHESIS.',
  );
  finish('schemathesis', { passed: 0, failed: 0 });
}

const totals = { passed: 0, failed: 0 };
for (const username of [undefined, 'customer1', 'trainer1', 'master1']) {
  console.log(`\nschemathesis as ${username ?? 'a visitor'}`);
  const mock = await startProcess();
  const isClean = test(mock.url, username === undefined ? '' : await tokenOf(mock, username));
  totals[isClean ? 'passed' : 'failed'] += 1;
  await mock.stop();
}
finish('schemathesis', totals);

function test(url: string, token: string): boolean {
  const args = ['--config-file', '.config/schemathesis.toml', 'run', 'openapi.yaml', '--url', url];
  const env = { ...process.env, FITNESS_TOKEN: token };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}

async function tokenOf({ url }: ServerProcess, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Fitness1!' }),
  });
  return ((await response.json()) as { token: string }).token;
}

function install(): boolean {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  return (
    run('python3', '-m', 'venv', environment) &&
    run(resolve(environment, 'bin/pip'), 'install', '--quiet', `schemathesis==${version}`)
  );
}
