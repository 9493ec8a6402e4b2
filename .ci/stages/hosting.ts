// Serves the production build by nginx and Caddy with the files of apps/web/hosting, and the build with mocks at a path of its own.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { installPackages } from '../support/browser.ts';
import { freePort } from '../support/ports.ts';
import { readOptions } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';
import { buildWeb } from '../support/build/web-build.ts';

readOptions(
  `pnpm hosting:test

  Builds into .cache/hosted, serves it by nginx (with ngx_brotli) and Caddy as apps/web/hosting configures them, and runs the
  journeys of the build's server. Then the journey of a site at a path, with mocks. Installs missing packages as root.`,
  {},
);

const root = resolve('.cache/hosted');
const settings = resolve('.cache/hosting');

/** A file of apps/web/hosting, for the build of this run. */
const configured = (name: string, port: number) =>
  readFileSync(`apps/web/hosting/${name}`, 'utf8')
    .replaceAll('/srv/web', root)
    .replaceAll('8081', String(port));

const servers = {
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    config: (port: number) => `
      daemon off;
      user root;
      pid ${settings}/nginx.pid;
      error_log stderr;
      include /etc/nginx/modules-enabled/*.conf;
      events {}
      http {
        access_log off;
        include /etc/nginx/mime.types;
        ${configured('nginx.conf', port)}
      }`,
    args: (file: string) => ['-c', file],
  },
  caddy: {
    packages: ['caddy'],
    config: (port: number) => `{\n\tadmin off\n}\n${configured('Caddyfile', port)}`,
    args: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
};

const isInstalled = (name: string) => spawnSync(name, ['-h'], { stdio: 'ignore' }).status === 0;

async function untilServed(origin: string, hasEnded: () => boolean): Promise<void> {
  const isServed = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isServed) return;
  if (hasEnded()) throw new Error(`The server of ${origin} has ended.`);
  await new Promise((done) => setTimeout(done, 100));
  await untilServed(origin, hasEnded);
}

const totals = { passed: 0, failed: 0 };

function runJourneys(name: string, origin: string, args: readonly string[]) {
  console.log(`${name}:`);
  process.env['E2E_ORIGIN'] = origin;
  process.env['E2E_SCOPE'] = 'all';
  const config = 'apps/web/e2e/playwright.config.ts';
  const { passed, failed } = runPlaywright(config, `.cache/hosting-${name}.json`, args);
  totals.passed += passed;
  totals.failed += failed;
}

if (!(await buildWeb({ VITE_MOCKS: 'off', VITE_PAY_TEST: 'on', BUILD_DIR: root }))) process.exit(1);
mkdirSync(settings, { recursive: true });
for (const [name, { packages, config, args }] of Object.entries(servers)) {
  if (!isInstalled(name) && !installPackages(...packages))
    throw new Error(`No ${name} found: install the packages ${packages.join(', ')}.`);
  const port = await freePort();
  const file = `${settings}/${name}.conf`;
  writeFileSync(file, config(port));
  const server = spawn(name, args(file), { stdio: ['ignore', 'ignore', 'ignore'] });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilServed(origin, () => server.exitCode !== null);
    runJourneys(name, origin, ['/hosting.journey', '--grep', '@extra:hosting']);
  } finally {
    server.kill();
  }
}

const base = '/demo/';
const demo = resolve('.cache/demo');
if (!(await buildWeb({ VITE_MOCKS: 'all', VITE_BASE: base, BUILD_DIR: demo }))) process.exit(1);
// Playwright runs in a process of its own, which this one waits for.
const port = await freePort();
const preview = spawn(
  process.execPath,
  ['apps/web/scripts/preview.ts', '--folder', demo, '--port', `${port}`],
  { stdio: 'inherit' },
);
try {
  const origin = `http://127.0.0.1:${port}`;
  await untilServed(origin, () => preview.exitCode !== null);
  runJourneys('sub-path', origin + base, [
    '/hosting.journey',
    '--grep',
    'at the path where it is served',
  ]);
} finally {
  preview.kill();
}
finish('hosting', totals);
