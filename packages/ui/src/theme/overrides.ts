import { vars } from './contract.css.ts';

const { surface, text, line, accent, overPicture, series } = vars.color;
const { success, warning, danger, info, neutral } = vars.color;

/** One value for all tokens of a group. */
const all = (group: Readonly<Record<string, string>>, value: string) =>
  Object.fromEntries(Object.values(group).map((token) => [token, value]));

/** The same value for a part of every tone. */
const allTones = (part: 'surface' | 'text' | 'line', value: string) =>
  Object.fromEntries([success, warning, danger, info, neutral].map((tone) => [tone[part], value]));

/** The tokens under forced colours, for SVG drawings, whose fills and strokes the browser does not change. */
export const forcedVars = {
  ...all(surface, 'Canvas'),
  ...all(text, 'CanvasText'),
  [line.subtle]: 'GrayText',
  [line.control]: 'CanvasText',
  [line.focus]: 'Highlight',
  ...all(series, 'CanvasText'),
  ...all(overPicture, 'CanvasText'),
  [overPicture.surface]: 'Canvas',
  ...allTones('surface', 'Canvas'),
  ...allTones('text', 'CanvasText'),
  ...allTones('line', 'CanvasText'),
};

const black = '#000000';
const grey = '#55555c';
const paleGrey = '#c8c8ce';
const white = '#ffffff';

/**
 * The tokens in print: black on white; charts, the brand and text on pictures keep their colours. The columns of a wide window are
 * narrower on paper, so the largest figures in them are smaller.
 */
export const paperVars = {
  [vars.fontSize.title]: '1.75rem',
  ...all(surface, white),
  ...all(text, black),
  [text.muted]: grey,
  [line.subtle]: paleGrey,
  [line.control]: grey,
  [accent.tint]: white,
  ...allTones('surface', white),
  ...allTones('text', black),
  ...allTones('line', grey),
};
