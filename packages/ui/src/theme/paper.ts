import { vars } from './contract.css.ts';

const { surface, text, line, overPicture, success, warning, danger, info, neutral } = vars.color;
const black = '#000000';
const grey = '#55555c';
const paleGrey = '#c8c8ce';
const white = '#ffffff';

const all = (names: readonly string[], color: string) =>
  Object.fromEntries(names.map((name) => [name, color]));
const toneColors = (part: 'surface' | 'text' | 'line') =>
  [success, warning, danger, info, neutral].map((tone) => tone[part]);

/** The tokens in print: black on white in every theme, apart from charts, which have patterns. */
export const paperVars = {
  ...all(Object.values(surface), white),
  ...all(Object.values(text), black),
  ...all(Object.values(overPicture), black),
  [overPicture.surface]: white,
  [text.muted]: grey,
  [line.subtle]: paleGrey,
  [line.control]: grey,
  ...all(toneColors('surface'), white),
  ...all(toneColors('text'), black),
  ...all(toneColors('line'), grey),
};
