import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allPageIds, pages, pathsOf } from '../src/lib/pages.ts';
import { headerRules, headersAt, insertedStyles } from './security-headers.ts';

const policy = 'Content-Security-Policy';
const reported = 'Content-Security-Policy-Report-Only';

/** The folder of react-aria's modules, found from the package that brings it. */
function reactAria() {
  const fromUi = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
  const fromComponents = createRequire(fromUi.resolve('react-aria-components'));
  return join(dirname(fromComponents.resolve('react-aria')), '..', 'private');
}

/** The text of each style sheet that react-aria inserts, with its one constant filled in. */
const sheetsOf = (source: string) =>
  [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
    text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
  );

describe('the content security policy', () => {
  it('allows exactly the style sheets that the installed react-aria inserts', () => {
    const folder = reactAria();
    const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.mjs'),
    );
    const sources = modules.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(sources.flatMap(sheetsOf).sort()).toEqual([...insertedStyles].sort());
    expect(sources.filter((source) => /createElement\(['"]style['"]\)/.test(source))).toHaveLength(
      insertedStyles.length,
    );
  });
});

describe('the headers of a build', () => {
  const build = { apiBaseUrl: 'https://api.example.com:8443/v1', product: 'gym', hasMocks: false };
  const styles = new Map(Object.values(pathsOf('gym')).map((path) => [path, '']));
  const rules = headerRules(build, styles);

  it('allow requests to the backend that the build was made for, and to no other', () => {
    const [connect] = headersAt(rules, '/')[policy]?.match(/connect-src [^;]+/) ?? [];
    expect(connect).toBe(
      "connect-src 'self' https://api.example.com:8443 https://api.portone.io https://*.portone.io https://dapi.kakao.com https://*.daumcdn.net",
    );
  });

  it('allow reports to the address that the build was made with', () => {
    const reportUrl = 'https://reports.example.com/fitness';
    const policies = [
      headersAt(headerRules({ ...build, reportUrl }, styles), '/')[policy],
      headersAt(headerRules({ ...build, reportUrl: '/reports' }, styles), '/')[policy],
    ];
    expect(policies.map((text) => text?.includes(' https://reports.example.com '))).toEqual([
      true,
      false,
    ]);
  });

  it('enforce trusted types, and only report them at the pages with an SDK of its product', () => {
    for (const path of ['/', '/gym/review', '/fitness/map'])
      expect(headersAt(rules, path)).toMatchObject({
        [policy]: expect.stringMatching(
          /; require-trusted-types-for 'script'; trusted-types sdk default worker$/,
        ),
      });
    for (const id of allPageIds.filter((page) => pages[page].usesSdk)) {
      const headers = headersAt(rules, pathsOf('gym')[id]);
      expect(headers[policy]).not.toContain('trusted-types');
      expect(headers[reported]).toBe(
        "require-trusted-types-for 'script'; trusted-types sdk default worker",
      );
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
    }
  });
});

describe('the development server', () => {
  it('sends the policy, under which its own inline scripts run by a nonce', async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
    const vite = await createVite({
      configFile: 'apps/web/vite.config.ts',
      cacheDir,
      logLevel: 'error',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const server = createServer(vite.middlewares).listen(0, '127.0.0.1');
    onTestFinished(async () => {
      server.close();
      await vite.close();
      rmSync(cacheDir, { recursive: true, force: true });
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    const sent = response.headers.get(policy) ?? '';
    const [, nonce = 'none'] = sent.match(/script-src [^;]*'nonce-([^']+)'/) ?? [];
    const scripts = (await response.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes('src='))).not.toEqual([]);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(sent).not.toContain('unsafe');
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });
});
