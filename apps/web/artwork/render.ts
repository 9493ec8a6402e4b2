// Renders pictures into apps/web/pictures and writes them in all sizes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sizePicture } from '../scripts/size-pictures.ts';
import { pictures, type PictureName } from '../src/lib/pictures.ts';

const folder = new URL('../pictures', import.meta.url).pathname;
const python = process.env['PYTHON'] ?? 'python3';

const run = (...args: string[]) =>
  spawnSync(python, args, { cwd: import.meta.dirname, encoding: 'utf8' });

/** Why this cannot be rendered on this machine, if anything is missing. */
function problemOf(requested: readonly string[]) {
  const unknown = requested.filter((name) => !Object.hasOwn(pictures, name));
  if (unknown.length > 0) return `There is no picture named ${unknown.join(', ')}.`;
  const documented = 'as docs/decisions/011-artwork-from-a-body-model.md says';
  if (run('-c', 'import bpy, numpy, PIL, scipy').status !== 0)
    return `${python} lacks the packages of apps/web/artwork/requirements.txt: install them and set PYTHON, ${documented}.`;
  if (!existsSync(join(process.env['MPFB2'] ?? '', 'LICENSE.md')))
    return `MPFB2 is not the folder of the body data: set it, ${documented}.`;
  return undefined;
}

function render(name: PictureName, path: string) {
  const { width, height } = pictures[name];
  const size = ['--width', String(width), '--height', String(height)];
  const { status, stderr } = run('render.py', name, path, ...size);
  if (status !== 0) throw new Error(`${name} was not rendered.\n${stderr}`);
}

/** Renders these pictures, or all without names. */
export async function renderPictures(requested: readonly string[]) {
  const problem = problemOf(requested);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const names = (Object.keys(pictures) as PictureName[]).filter(
    (name) => requested.length === 0 || requested.includes(name),
  );
  const renders = mkdtempSync(join(tmpdir(), 'artwork-'));
  const start = Date.now();
  for (const name of names) {
    const before = Date.now();
    const rendered = join(renders, `${name}.png`);
    render(name, rendered);
    await sharp(rendered)
      .avif({ quality: 80, effort: 6 })
      .toFile(join(folder, `${name}.avif`));
    await sizePicture(name);
    console.log(`${name}: ${Math.round((Date.now() - before) / 1000)} s`);
  }
  rmSync(renders, { recursive: true });
  console.log(`${names.length} pictures in ${Math.round((Date.now() - start) / 1000)} s`);
}
