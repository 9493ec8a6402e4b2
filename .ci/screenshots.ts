// Takes the screenshots of the web app manifest and of the README.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { screenshots } from '../apps/web/scripts/screenshots.ts';
import { pathsOf } from '../apps/web/src/lib/pages.ts';
import { chromiumArgs, ensureChromium } from './support/browser.ts';
import { readOptions } from './support/options.ts';
import { buildWithMocks, serveBuild } from './support/build/web-build.ts';

const { values } = readOptions(
  `node .ci/screenshots.ts

  Takes the screenshots of the web app manifest and of the README, in apps/web/public/screenshots.

  --no-build   keeps the last build of .cache/web`,
  { 'no-build': { type: 'boolean', default: false } },
);
if (!(await buildWithMocks({ keepsLast: values['no-build'] }))) process.exit(1);

const paths = pathsOf('fitness');
const { origin, stop } = await serveBuild(Number(process.env['SHOTS_PORT'] ?? 4174));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

for (const { file, page: id, username, form, width, height } of screenshots) {
  const scale = form === 'narrow' ? 2 : 1;
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.install({ time: '2026-11-20T10:00:00+09:00' });
  await page.goto(`${origin}${paths[id]}${username ? `?mock-as=${username}` : ''}`);
  if (username) await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const target = `apps/web/public/${file}`;
  mkdirSync(dirname(target), { recursive: true });
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 65 })
    .toBuffer();
  writeFileSync(target, picture);
  console.log(`${target}  ${width}×${height}  ${(picture.length / 1000).toFixed(0)} kB`);
  await context.close();
}

await browser.close();
stop();
