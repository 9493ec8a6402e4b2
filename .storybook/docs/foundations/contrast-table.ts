import { contrastRatio } from '@fitness/ui/theme/contrast';
import type { Tokens } from '@fitness/ui/theme/tokens';

/** A foreground on a background colour, with the actual and the required contrast ratio. */
type Pair = { foreground: string; on: string; ratio: number; required: number };

/** The names and values of a tree of tokens, for example `surface.page`. */
export function flatten(tree: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

const tones = ['success', 'warning', 'danger', 'info', 'neutral'];

/** The pairs of foreground and background colours of a theme: at least 4.5 : 1 for texts, 3 : 1 for the rest. */
export function contrastPairs(tree: Tokens['color']): Pair[] {
  const colors = new Map(flatten(tree));
  const namesBelow = (group: string) =>
    [...colors.keys()].filter((name) => name.startsWith(`${group}.`));
  const pairs = (foregrounds: string[], grounds: string[], required: number): Pair[] =>
    foregrounds.flatMap((foreground) =>
      grounds.map((on) => {
        const ratio = contrastRatio(colors.get(foreground) ?? '', colors.get(on) ?? '');
        return { foreground, on, ratio, required };
      }),
    );
  const surfaces = [...namesBelow('surface'), 'neutral.surface', 'accent.tint'];
  const texts = namesBelow('text').filter((name) => name !== 'text.onAccent');
  return [
    ...pairs(texts, surfaces, 4.5),
    ...pairs(['text.onAccent'], ['accent.base', 'accent.hover', 'accent.pressed'], 4.5),
    ...pairs(['overPicture.text', 'overPicture.accent'], ['overPicture.surface'], 4.5),
    ...pairs(['danger.text'], namesBelow('surface'), 4.5),
    ...tones.flatMap((tone) => pairs([`${tone}.text`], [`${tone}.surface`], 4.5)),
    ...pairs(['line.control', 'line.focus'], surfaces, 3),
    ...pairs(['line.focus'], ['accent.base'], 3),
    ...pairs(['danger.line', 'accent.base'], namesBelow('surface'), 3),
    ...pairs(namesBelow('series'), ['surface.page', 'surface.card', 'surface.raised'], 3),
  ];
}
