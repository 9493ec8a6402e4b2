import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headerRules } from '../security-headers.ts';
import { compressFiles } from './compress.ts';
import { headersFile, type HostRules, rulesFile } from './host-files.ts';
import { serveFolder } from './static-server.ts';

const build = {
  apiBaseUrl: 'https://api.example.com',
  reportUrl: '/reports',
  product: 'fitness',
  hasMocks: false,
};
const styles = new Map([
  ['/', 'home'],
  ['/fitness/map', 'map'],
  ['/404', 'unknown'],
]);
const rules = (base: string): HostRules => ({
  base,
  reportPath: '/reports',
  ...headerRules(build, styles),
});

/** The header lines of a path in `_headers`. */
function sectionOf(file: string, path: string) {
  const [, lines = ''] = file.split(`${path}\n`);
  return lines.split('\n\n')[0];
}

it('writes the policy of each document for static hosts, which would join it with one of all paths', () => {
  const file = headersFile(rules('/'));
  expect(sectionOf(file, '/*')).toContain("Content-Security-Policy: frame-ancestors 'none'\n");
  expect(sectionOf(file, '\n/fitness/map')).toMatch(
    /Content-Security-Policy: default-src .*sha256/,
  );
  expect(sectionOf(file, '/assets/*')).toBe('  Cache-Control: public, max-age=31536000, immutable');
});

it('writes no line and no more sections than the hosts take', () => {
  const file = headersFile(rules('/'));
  // https://developers.cloudflare.com/pages/configuration/headers/
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000);
  expect(file.match(/^\//gm)?.length).toBeLessThan(100);
});

it('serves a build at its path, and nothing beside it @extra:sub-path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, rulesFile), JSON.stringify(rules('/studio/')));
  for (const name of ['index', '404', 'map'])
    writeFileSync(join(folder, `${name}.html`), `<h1>${name}</h1>`.padEnd(2000));
  await compressFiles(folder);
  const { origin, stop } = await serveFolder(folder);
  onTestFinished(stop);
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    const text = await response.text();
    return [response.status, response.headers.get('location') ?? text.trim()];
  };
  expect(await get('/studio/')).toEqual([200, '<h1>index</h1>']);
  expect(await get('/studio')).toEqual([301, '/studio/']);
  expect(await get('/studio/map/?a=1&b=?')).toEqual([301, '/studio/map?a=1&b=?']);
  expect(await get('/studio//other.example/')).toEqual([301, '/studio/other.example']);
  expect(await get('/studio/none')).toEqual([404, '<h1>404</h1>']);
  expect(await get('/reports', { method: 'POST', body: '{}' })).toEqual([204, '']);
  expect(await get('/studio/', { method: 'POST' })).toEqual([405, '']);
});
