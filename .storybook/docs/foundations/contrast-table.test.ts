import { themes } from '@fitness/ui/theme/themes';
import { describe, expect, it, vi } from 'vitest';
import { contrastRatio } from '@fitness/ui/theme/contrast';
import { contrastPairs } from './contrast-table.ts';

// The example of a brand in the read-me of packages/ui prints its style sheet.
vi.spyOn(console, 'log').mockReturnValue(undefined);
const [loadBrand] = Object.values(
  import.meta.glob<{ forest: typeof themes.daylight }>(
    '../../../.ci/packages/apps/page/page/brand.mjs',
  ),
);
const { forest } = await loadBrand!();

it('the standard theme has light text on a dark page', () => {
  const { surface, text } = themes.midnight.tokens.color;
  expect(contrastRatio(surface.page, '#000000')).toBeLessThan(1.2);
  expect(contrastRatio(text.default, '#ffffff')).toBeLessThan(1.2);
});

describe.each(Object.entries({ ...themes, forest }))('in %s', (_name, { tokens }) => {
  it.each(contrastPairs(tokens.color))('$foreground can be seen on $on', ({ ratio, required }) => {
    expect(ratio).toBeGreaterThanOrEqual(required);
  });
});
