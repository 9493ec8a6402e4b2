import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageBytes } from './page-bytes.ts';

const build = mkdtempSync(join(tmpdir(), 'page-bytes-'));
const contents = {
  'entry.js': 'entry()',
  'shared.js': 'shared()',
  'page.js': 'page()',
  'later.js': 'later()',
  'page.css': 'main { color: red }',
  'font.css': '@font-face { font-family: Font }',
};
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['src/Later.tsx'] },
  '_shared.js': { file: 'shared.js' },
  'src/Page.tsx': { file: 'page.js', imports: ['_shared.js', 'index.html'], css: ['page.css'] },
  'src/Later.tsx': { file: 'later.js' },
  '../node_modules/font/font.css': { file: 'font.css' },
};
const bytesOf = (...files: (keyof typeof contents)[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(contents[file]).length, 0);

beforeAll(() => {
  mkdirSync(join(build, '.vite'));
  writeFileSync(join(build, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [file, content] of Object.entries(contents)) writeFileSync(join(build, file), content);
});
afterAll(() => rmSync(build, { recursive: true }));

describe('the bytes of a page', () => {
  it('are those of its modules and what they import, each once, without what they load later', () => {
    expect(pageBytes(build, ['index.html', 'src/Page.tsx', 'font.css'])).toEqual({
      script: bytesOf('entry.js', 'shared.js', 'page.js'),
      style: bytesOf('page.css', 'font.css'),
    });
  });

  it.each(['src/Renamed.tsx', 'age.tsx'])('cannot be told when the build has no %s', (module) => {
    expect(() => pageBytes(build, ['index.html', module])).toThrow(`The build has no ${module}.`);
  });
});
