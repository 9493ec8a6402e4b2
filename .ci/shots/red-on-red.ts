import type { Page } from 'playwright';
import sharp from 'sharp';
import type { RedArea } from './measure-layout.ts';

/** The room around a button that must not be red, in px. */
const margin = 8;
/** The share of red pixels around a button from which it lies on red. */
const limit = 0.1;

/** The share of red pixels in the frame around a button. */
async function redShare(
  png: Buffer,
  inner: { x: number; y: number; width: number; height: number },
) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [red, all] = [0, 0];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const isInside =
        x >= inner.x - 2 &&
        x < inner.x + inner.width + 2 &&
        y >= inner.y - 2 &&
        y < inner.y + inner.height + 2;
      if (isInside) continue;
      const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
      all += 1;
      if (r > 110 && g < 70 && b < 70) red += 1;
    }
  return all === 0 ? 0 : red / all;
}

/** Red buttons and texts on red art, at every scroll position where they are fixed. */
export async function redOnRed(page: Page, areas: readonly RedArea[]): Promise<string[]> {
  const problems: string[] = [];
  const { height, scrollHeight } = await page.evaluate(() => ({
    height: window.innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  for (const { name, kind, box, isFixed } of areas) {
    const tops = isFixed
      ? Array.from(
          { length: Math.ceil(scrollHeight / (height / 4)) },
          (_, step) => (step * height) / 4,
        )
      : [Math.max(0, box.y - height / 2)];
    for (const top of tops) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const scrolled = await page.evaluate(() => window.scrollY);
      const y = isFixed ? box.y : box.y - scrolled;
      const clip = {
        x: Math.max(0, box.x - margin),
        y: Math.max(0, y - margin),
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      };
      const png = await page.screenshot({ clip });
      const inner =
        kind === 'button'
          ? { x: box.x - clip.x, y: y - clip.y, width: box.width, height: box.height }
          : { x: 0, y: 0, width: 0, height: 0 };
      const share = await redShare(png, inner);
      if (share > limit) {
        problems.push(
          `red on red: "${name}" at ${Math.round(top)} px, ${Math.round(share * 100)}% red around it`,
        );
        break;
      }
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return problems;
}
