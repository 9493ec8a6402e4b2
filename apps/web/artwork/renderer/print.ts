import { randomFrom } from './random.ts';

/** The brand's red. */
export const red = '#d8222d';
/** The page's background. */
export const paper = '#0b0b0d';
const paperInks = [11, 11, 13] as const;
const bone = [255, 242, 236] as const;

/** The colour by the amount of red ink: amount, then red, green and blue. */
const redInk = [
  [0, 9, 8, 10],
  [0.12, 30, 6, 9],
  [0.38, 116, 12, 21],
  [0.72, 206, 28, 40],
  [1.15, 255, 88, 80],
  [1.8, 255, 150, 134],
] as const;

function redOf(amount: number, channel: 1 | 2 | 3) {
  const next = redInk.findIndex(([from]) => from > amount);
  if (next === -1) return redInk[redInk.length - 1]![channel];
  const before = redInk[Math.max(0, next - 1)]!;
  const after = redInk[next]!;
  const share = next === 0 ? 0 : (amount - before[0]) / (after[0] - before[0]);
  return before[channel] + (after[channel] - before[channel]) * share;
}

/** Prints traced inks (red, bone, coverage per pixel) over an opaque RGB picture of equal size. */
export function print(picture: Buffer, inks: Float32Array) {
  for (let pixel = 0; pixel < inks.length / 3; pixel += 1) {
    const cover = inks[pixel * 3 + 2]!;
    const amount = cover > 0 ? inks[pixel * 3]! / cover : 0;
    const light = 1 - Math.exp(-1.3 * inks[pixel * 3 + 1]!);
    for (const channel of [0, 1, 2] as const) {
      const at = pixel * 3 + channel;
      const figure = picture[at]! * (1 - cover) + redOf(amount, (channel + 1) as 1 | 2 | 3) * cover;
      picture[at] = Math.round(figure + (bone[channel] - figure) * light);
    }
  }
}

/**
 * Dithers by less than a step against bands in dark gradients; the page overlays visible grain. Bare paper stays as it is,
 * because it has to match the page around a picture.
 */
export function dither(picture: Buffer, seed: number) {
  const random = randomFrom(seed);
  for (let at = 0; at < picture.length; at += 3) {
    if (paperInks.every((ink, channel) => picture[at + channel] === ink)) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      picture[channel] = Math.max(
        0,
        Math.min(255, picture[channel]! + Math.round(random() * 2 - 1)),
      );
  }
}
