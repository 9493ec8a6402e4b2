import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The minified code of a module built for the browser, and the files of this package in it. */
async function built(module: string) {
  const lib = { entry: `${folder}${module}`, formats: ['es' as const] };
  const [result] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib },
  })) as [Rolldown.RolldownOutput];
  const [{ code, moduleIds }] = result.output;
  return { code, files: moduleIds.map((id) => relative(folder, id)) };
}

it.each(['client.ts', 'catalogue.ts', 'generated/constraints.ts'])(
  '%s loads no validators, examples or operation table',
  async (module) => {
    const { files } = await built(module);
    expect(files).toContain(module);
    expect(files.join()).not.toMatch(/validators|examples|operations|schema/);
  },
);

it('read-response.ts and its table take at most 2.1 kB compressed', async () => {
  const { code, files } = await built('read-response.ts');
  expect(files).toContain('generated/response-shapes.ts');
  // Every page with data loads them; the table grows with the contract's lists and is 2.0 kB with them.
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2100);
});
