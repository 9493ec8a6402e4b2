import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const { surface, text, line, success, warning, danger, info, neutral } = vars.color;
const black = '#000000';
const grey = '#55555c';
const paleGrey = '#c8c8ce';
const white = '#ffffff';

const all = (names: readonly string[], color: string) =>
  Object.fromEntries(names.map((name) => [name, color]));
const toneColors = (part: 'surface' | 'text' | 'line') =>
  [success, warning, danger, info, neutral].map((tone) => tone[part]);

// Black on white, apart from charts, which have patterns.
globalStyle(':root', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: {
        ...all(Object.values(surface), white),
        ...all(Object.values(text), black),
        [text.muted]: grey,
        [line.subtle]: paleGrey,
        [line.control]: grey,
        ...all(toneColors('surface'), white),
        ...all(toneColors('text'), black),
        ...all(toneColors('line'), grey),
      },
    },
  },
});
