import { contrastRatio } from '@fitness/ui/theme/contrast';
import { tokens } from '@fitness/ui/theme';
import { flatten } from './flat-tokens.ts';

/** Two colours that stand on each other, by their names, with the ratio that comes out and the one that is needed. */
export type Pair = { on: string; foreground: string; ratio: number; needed: number };

const colors = new Map(flatten(tokens.color));
const namesBelow = (...groups: string[]) =>
  [...colors.keys()].filter((name) =>
    groups.some((group) => name === group || name.startsWith(`${group}.`)),
  );
const valueOf = (name: string): string => colors.get(name) ?? '';

const pairs = (foregrounds: string[], grounds: string[], needed: number): Pair[] =>
  foregrounds.flatMap((foreground) =>
    grounds.map((on) => ({
      on,
      foreground,
      needed,
      ratio: contrastRatio(valueOf(foreground), valueOf(on)),
    })),
  );

const surfaces = [...namesBelow('surface'), 'neutral.surface', 'accent.tint'];
const tones = ['success', 'warning', 'danger', 'info', 'neutral'];

/** Letters on what they stand on: at least 4.5 : 1. */
export const textPairs: Pair[] = [
  ...pairs(
    namesBelow('text').filter((name) => name !== 'text.onAccent'),
    surfaces,
    4.5,
  ),
  ...pairs(['text.onAccent'], ['accent.base', 'accent.hover', 'accent.pressed'], 4.5),
  ...tones.flatMap((tone) => pairs([`${tone}.text`], [`${tone}.surface`], 4.5)),
];

/** Lines, focus rings and bars on what they stand on: at least 3 : 1. */
export const controlPairs: Pair[] = [
  ...pairs(['line.control', 'line.focus'], surfaces, 3),
  ...pairs(['line.focus'], ['accent.base'], 3),
  ...pairs(namesBelow('chart'), ['surface.page', 'surface.card', 'surface.raised'], 3),
];
