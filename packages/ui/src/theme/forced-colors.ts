import { vars } from './contract.css.ts';

const { surface, text, line, overPicture, series, success, warning, danger, info, neutral } =
  vars.color;

const all = (names: readonly string[], color: string) =>
  Object.fromEntries(names.map((name) => [name, color]));

/** The tokens under forced colours, for drawings, whose fills and strokes the browser leaves as they are. */
export const forcedVars = {
  ...all(Object.values(surface), 'Canvas'),
  ...all(Object.values(text), 'CanvasText'),
  [line.subtle]: 'GrayText',
  [line.control]: 'CanvasText',
  [line.focus]: 'Highlight',
  ...all(Object.values(series), 'CanvasText'),
  ...all(Object.values(overPicture), 'CanvasText'),
  [overPicture.surface]: 'Canvas',
  ...[success, warning, danger, info, neutral].reduce(
    (tones, tone) => ({
      ...tones,
      [tone.surface]: 'Canvas',
      [tone.text]: 'CanvasText',
      [tone.line]: 'CanvasText',
    }),
    {},
  ),
};
