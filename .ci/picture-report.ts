// Shows designers every component picture that a branch changed: before, after and difference, with
// a link to the story.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { readOptions } from './support/options.ts';

const folder = 'packages/ui/pictures';

const { values } = readOptions(
  `node .ci/picture-report.ts --base REF [--out DIR] [--storybook URL]

Compares the pictures in ${folder} with those at REF and writes DIR/index.html and DIR/summary.md.

  --base REF        the commit to compare with
  --out DIR         the report (.cache/picture-report)
  --storybook URL   the published Storybook that the links lead to (..)`,
  {
    base: { type: 'string', default: 'main' },
    out: { type: 'string', default: '.cache/picture-report' },
    storybook: { type: 'string', default: '..' },
  },
);

type Change = { name: string; before: Buffer | null; after: Buffer | null };

const git = (...args: string[]) =>
  execFileSync('git', args, { maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });

function pictureAt(ref: string, path: string) {
  try {
    return git('show', `${ref}:${path}`);
  } catch {
    return null;
  }
}

function changes(): Change[] {
  const base = git('merge-base', values.base, 'HEAD').toString().trim();
  return git('diff', '--name-only', '--no-renames', base, 'HEAD', '--', folder)
    .toString()
    .split('\n')
    .filter((path) => path.endsWith('.png'))
    .map((path) => ({
      name: basename(path, '.png'),
      before: pictureAt(base, path),
      after: pictureAt('HEAD', path),
    }));
}

/** Black where both pictures are the same. */
async function difference(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const canvas = sharp({ create: { width, height, channels: 3, background: 'black' } });
  const pasted = await canvas
    .composite([{ input: before, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(pasted)
    .composite([{ input: after, left: 0, top: 0, blend: 'difference' }])
    .png()
    .toBuffer();
}

async function writePictures({ name, before, after }: Change) {
  const pictures = {
    before,
    after,
    difference: before && after && (await difference(before, after)),
  };
  return Object.entries(pictures).flatMap(([kind, picture]) => {
    if (!picture) return [];
    const file = `${name}.${kind}.png`;
    writeFileSync(`${values.out}/${file}`, picture);
    return [{ kind, file }];
  });
}

const storyLink = (name: string) => `${values.storybook}/?path=/story/컴포넌트-${name}`;

const changed = changes();
mkdirSync(values.out, { recursive: true });
const sections: string[] = [];
for (const change of changed) {
  const figures = (await writePictures(change)).map(
    ({ kind, file }) =>
      `<figure><img src="${file}" alt=""><figcaption>${kind}</figcaption></figure>`,
  );
  sections.push(
    `<h2><a href="${storyLink(change.name)}">${change.name}</a></h2><div>${figures.join('')}</div>`,
  );
}

const title = `${changed.length} component pictures changed`;
writeFileSync(
  `${values.out}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px system-ui;margin:2rem;background:#16161a;color:#f5f5f6}a{color:inherit}div{display:flex;gap:1rem;flex-wrap:wrap}figure{margin:0}img{max-width:30rem;border:1px solid #555}</style>
<h1>${title}</h1>${sections.join('\n')}</html>\n`,
);
writeFileSync(
  `${values.out}/summary.md`,
  `### ${title}\n\n${changed.map(({ name }) => `- [${name}](${storyLink(name)})`).join('\n')}\n`,
);
console.log(`${title}: ${values.out}/index.html`);
