import { contrastRatio } from '@fitness/ui/theme/contrast';
import type { Tokens } from '@fitness/ui/theme/tokens';
import { flatten } from './flat-tokens.ts';

/** A foreground on a background colour, with the actual and the required contrast ratio. */
export type Pair = { on: string; foreground: string; ratio: number; required: number };

const tones = ['success', 'warning', 'danger', 'info', 'neutral'];

/** The pairs of foreground and background colours of a theme: at least 4.5 : 1 for texts, 3 : 1 for the rest. */
export function contrastPairs(tree: Tokens['color']): { texts: Pair[]; controls: Pair[] } {
  const colors = new Map(flatten(tree));
  const namesBelow = (...groups: string[]) =>
    [...colors.keys()].filter((name) =>
      groups.some((group) => name === group || name.startsWith(`${group}.`)),
    );
  const valueOf = (name: string): string => colors.get(name) ?? '';
  const pairs = (foregrounds: string[], grounds: string[], required: number): Pair[] =>
    foregrounds.flatMap((foreground) =>
      grounds.map((on) => ({
        on,
        foreground,
        required,
        ratio: contrastRatio(valueOf(foreground), valueOf(on)),
      })),
    );
  const surfaces = [...namesBelow('surface'), 'neutral.surface', 'accent.tint'];
  return {
    texts: [
      ...pairs(
        namesBelow('text').filter((name) => name !== 'text.onAccent'),
        surfaces,
        4.5,
      ),
      ...pairs(['text.onAccent'], ['accent.base', 'accent.hover', 'accent.pressed'], 4.5),
      ...pairs(['overPicture.text', 'overPicture.accent'], ['overPicture.surface'], 4.5),
      ...pairs(['danger.text'], namesBelow('surface'), 4.5),
      ...tones.flatMap((tone) => pairs([`${tone}.text`], [`${tone}.surface`], 4.5)),
    ],
    controls: [
      ...pairs(['line.control', 'line.focus'], surfaces, 3),
      ...pairs(['line.focus'], ['accent.base'], 3),
      ...pairs(['danger.line', 'accent.base'], namesBelow('surface'), 3),
      ...pairs(namesBelow('series'), ['surface.page', 'surface.card', 'surface.raised'], 3),
    ],
  };
}
