// Holds the pictures of the components against those that were accepted. See docs/decisions/013-component-pictures.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** Stories with this tag are photographed: for each component those that show its variants and states. */
export const pictureTag = 'picture';

const accepted = 'packages/ui/pictures';
const refused = '.cache/pictures';

/** Machines draw the edge of a letter differently; so much blur, in px, takes that away, and no colour, size or place. */
const blur = 3;
/** How far a channel of a blurred pixel may be off, of 255. */
const tolerance = 20;
/** How many pixels may be further off than that: less than a letter has. */
const strayPixels = 24;

/** The file of a story's picture, by the story's id. */
export function pictureFile(id: string): string {
  return `${id.replace(/^컴포넌트-/u, '')}.png`;
}

const blurred = (png: Buffer | string) =>
  sharp(png).removeAlpha().blur(blur).raw().toBuffer({ resolveWithObject: true });

/** How two pictures differ: in words, or null when a person would call them the same. */
export async function differenceOf(
  was: Buffer | string,
  is: Buffer | string,
): Promise<string | null> {
  const [before, after] = await Promise.all([blurred(was), blurred(is)]);
  const sizes = [before, after].map(({ info }) => `${info.width} × ${info.height}`);
  if (sizes[0] !== sizes[1]) return `the size was ${sizes[0]} and is ${sizes[1]}`;
  const { channels } = before.info;
  const off = new Set<number>();
  for (let at = 0; at < before.data.length; at += 1) {
    if (Math.abs(before.data[at]! - after.data[at]!) > tolerance)
      off.add(Math.floor(at / channels));
  }
  return off.size > strayPixels ? `${off.size} pixels differ` : null;
}

/** The story as it stands, without what moves or lingers: animations, the text cursor, the pointer of the play. */
async function photograph(page: Page) {
  await page.evaluate(async () => {
    document.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Holds a story against its accepted picture. Throws when there is none or it differs, and leaves both in `.cache/pictures`;
 * with `PICTURES=accept` the new one is accepted instead. A picture that is the same stays untouched.
 */
export async function comparePicture(page: Page, id: string): Promise<void> {
  const name = pictureFile(id);
  const was = `${accepted}/${name}`;
  const is = await photograph(page);
  const difference = existsSync(was) ? await differenceOf(was, is) : 'no picture was accepted yet';
  if (difference === null) return;
  const folder = process.env['PICTURES'] === 'accept' ? accepted : refused;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/${name}`,
    await sharp(is).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
  );
  if (folder === accepted) return;
  throw new Error(
    `The picture: ${difference}. Look at ${refused}/${name} beside ${was}; when it is meant to be so, accept it with "pnpm pictures".`,
  );
}
