// Compares the pictures of the components with the accepted ones.
// See docs/decisions/013-component-pictures.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureFile } from './picture-file.ts';

const accepted = 'packages/ui/pictures';
const rejected = '.cache/pictures';

/** In px; hides differences in antialiasing between machines, not in colour, size or position. */
const blur = 3;
/** The accepted difference of a channel of a blurred pixel, of 255. */
const tolerance = 20;
/** The accepted number of pixels above the tolerance; fewer than a letter has. */
const maxDifferentPixels = 24;
/** In ms; a picture is taken until it is the accepted one, as by Playwright's toHaveScreenshot, because a busy browser paints late. */
const longestPaint = 5000;

const blurred = (png: Buffer | string) =>
  sharp(png).removeAlpha().blur(blur).raw().toBuffer({ resolveWithObject: true });

/** The difference of two pictures as a message, or null without a visible one. */
export async function differenceOf(
  was: Buffer | string,
  is: Buffer | string,
): Promise<string | null> {
  const [before, after] = await Promise.all([blurred(was), blurred(is)]);
  const sizes = [before, after].map(({ info }) => `${info.width} × ${info.height}`);
  if (sizes[0] !== sizes[1]) return `the size was ${sizes[0]} and is ${sizes[1]}`;
  const { channels } = before.info;
  // Without Math.abs: in the test runner's sandbox each use of a global costs more than the rest of the loop.
  const differs = (at: number) => {
    const by = before.data[at]! - after.data[at]!;
    return by > tolerance || by < -tolerance;
  };
  let different = 0;
  for (let at = 0; at < before.data.length; at += channels) {
    if (differs(at) || differs(at + 1) || differs(at + 2)) different += 1;
  }
  return different > maxDifferentPixels ? `${different} pixels differ` : null;
}

/** A screenshot of the story without text cursor and hover states. */
async function takeScreenshot(page: Page) {
  await page.evaluate(async () => {
    document.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Compares a story with its accepted picture. Throws without one and for a difference, and writes
 * the new picture to `.cache/pictures`; with `PICTURES=accept` it replaces the accepted one.
 */
export async function comparePicture(page: Page, id: string): Promise<void> {
  const name = pictureFile(id);
  const was = `${accepted}/${name}`;
  const folder = process.env['PICTURES'] === 'accept' ? accepted : rejected;
  const canMatch = folder === rejected && existsSync(was);
  const deadline = canMatch ? performance.now() + longestPaint : 0;
  let is: Buffer;
  let difference: string | null;
  do {
    is = await takeScreenshot(page);
    difference = existsSync(was) ? await differenceOf(was, is) : 'no picture was accepted yet';
    if (difference === null) return;
  } while (performance.now() < deadline);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/${name}`,
    await sharp(is).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
  );
  if (folder === accepted) return;
  throw new Error(
    `The picture: ${difference}. Look at ${rejected}/${name} beside ${was}; when it is meant to be so, accept it with "pnpm storybook:test --accept-pictures".`,
  );
}
