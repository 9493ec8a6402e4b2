// Renders the preview picture of shared links (og:image) into apps/web/public: node apps/web/artwork/share.ts
import { readFileSync } from 'node:fs';
import { tokens } from '@fitness/ui/theme/tokens';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../.ci/support/browser.ts';
import { studio } from '../src/config/studio.ts';
import { brandMarkShape } from '../src/lib/brand-mark-shape.ts';
import { pictureFile } from '../src/lib/pictures.ts';

const { accent, overPicture } = tokens.color;

const file = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(new URL(path, import.meta.url)).toString('base64')}`;

const page = `<!doctype html><html lang="en"><style>
  @font-face { font-family: Display; src: url(${file('../../../packages/ui/src/theme/fonts/studio-display.woff2', 'font/woff2')}) }
  body { margin: 0; width: 1200px; height: 630px; background: ${overPicture.surface} url(${file(`../public/${pictureFile('gym-wide', 1440, 'webp')}`, 'image/webp')}) 62% 50% / auto 104%; color: ${overPicture.text}; font: 106px/1.02 Display }
  body::after { content: ''; position: absolute; inset: 0; background: url(${file('../../../packages/ui/src/components/Picture/grain.png', 'image/png')}) 0 0 / 96px; mix-blend-mode: overlay }
  header, p { z-index: 1 }
  header { position: absolute; left: 64px; top: 52px; display: flex; align-items: center; gap: 16px; font-size: 44px; letter-spacing: .03em }
  p { position: absolute; left: 64px; bottom: 48px; margin: 0 }
</style><header><svg width="56" height="56" viewBox="0 0 64 64"><path fill="${overPicture.text}" d="${brandMarkShape.plates}"/><path fill="${accent.base}" d="${brandMarkShape.bar}"/></svg>${studio.name}</header>
<p>${studio.slogan.replace(/(MAKE|,) /gu, '$1<br>')}</p></html>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page, { waitUntil: 'load' });
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({
  path: new URL('../public/share.jpg', import.meta.url).pathname,
  quality: 82,
  type: 'jpeg',
});
await browser.close();
