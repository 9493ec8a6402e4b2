import type { Page } from 'playwright';
import sharp from 'sharp';
import type { RedArea } from './measure-layout.ts';

/** The room around a button or text that must not be red, in px. */
const margin = 8;
/** The share of red pixels above which the background counts as red. */
const limit = 0.1;

type Box = { x: number; y: number; width: number; height: number };

/** The share of pixels of the brand's red, outside of a button; texts have a lighter red. */
async function redShare(png: Buffer, button: Box | null) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [red, all] = [0, 0];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const isInside =
        button !== null &&
        x >= button.x - 2 &&
        x < button.x + button.width + 2 &&
        y >= button.y - 2 &&
        y < button.y + button.height + 2;
      if (isInside) continue;
      const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
      all += 1;
      if (r > 110 && g < 70 && b < 70) red += 1;
    }
  return all === 0 ? 0 : red / all;
}

/** Red buttons and texts on red artwork; fixed and sticky ones at several scroll positions. */
export async function redOnRed(page: Page, areas: readonly RedArea[]): Promise<string[]> {
  const problems: string[] = [];
  const { height, scrollHeight } = await page.evaluate(() => ({
    height: window.innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  const steps = Math.ceil((4 * scrollHeight) / height);
  for (const { name, kind, selector, isFloating } of areas) {
    const element = page.locator(selector);
    for (let step = 0; step < (isFloating ? steps : 1); step += 1) {
      if (isFloating) await page.evaluate((y) => window.scrollTo(0, y), (step * height) / 4);
      else await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (box === null || box.y < margin || box.y + box.height > height - margin) continue;
      const clip = {
        x: Math.max(0, box.x - margin),
        y: box.y - margin,
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      };
      const inner = { ...box, x: box.x - clip.x, y: margin };
      const png = await page.screenshot({ clip });
      const share = await redShare(png, kind === 'button' ? inner : null);
      if (share <= limit) continue;
      problems.push(`red on red: "${name}", ${Math.round(share * 100)}% red around it`);
      break;
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return problems;
}
