import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

/** The files of this package that a module loads, directly or transitively. */
function loadedBy(url: URL, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(url.pathname)) return seen;
  seen.add(url.pathname);
  const text = readFileSync(url, 'utf8');
  for (const [, target = ''] of text.matchAll(
    /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)'/gm,
  ))
    loadedBy(new URL(target, url), seen);
  return seen;
}

describe('the modules that a page loads', () => {
  it.each(['./client.ts', './catalogue.ts', './generated/constraints.ts'])(
    '%s loads no validators, examples or operation table',
    (module) => {
      const heavy = [...loadedBy(new URL(module, import.meta.url))].filter((path) =>
        /\/src\/.*(?:validators|examples|operations|schema)/.test(path),
      );
      expect(heavy).toEqual([]);
    },
  );

  it('validators.ts loads the module of the generated validators (control for the check above)', () => {
    expect(
      [...loadedBy(new URL('./validators.ts', import.meta.url))].some((path) =>
        path.endsWith('/validators/request.ts'),
      ),
    ).toBe(true);
  });

  it('read-response.ts and its table take at most 2.1 kB compressed @list:size', async () => {
    const entry = fileURLToPath(new URL('./read-response.ts', import.meta.url));
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    });
    const [
      {
        output: [{ code }],
      },
    ] = built as [Rolldown.RolldownOutput];
    expect(code).toContain('/api/{product}/admin/users');
    // Every page with data loads them; the table grows with the contract's lists and is 1.9 kB with them.
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2100);
  });
});
