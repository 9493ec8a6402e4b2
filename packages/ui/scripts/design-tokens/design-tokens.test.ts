import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { themes } from '../../src/theme/themes.ts';
import { tokens } from '../../src/theme/tokens.ts';
import { designTokens } from './design-tokens.ts';

const rules = [
  'core/valid-color',
  'core/valid-dimension',
  'core/valid-duration',
  'core/valid-font-family',
  'core/valid-font-weight',
  'core/valid-cubic-bezier',
  'core/valid-shadow',
  'core/valid-number',
];

/** Reads a file of tokens as a tool of the format does; throws where it violates the format. */
function read(file: object) {
  const cwd = new URL('file:///');
  const lint = { rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) };
  return parse([{ filename: new URL('file:///tokens.json'), src: JSON.stringify(file) }], {
    config: defineConfig({ lint } as Parameters<typeof defineConfig>[0], { cwd }),
  });
}

describe('the design tokens', () => {
  it.each(Object.entries(themes))(
    'of %s are read without errors by another tool',
    async (_, theme) => {
      const { tokens: found } = await read(designTokens(theme.tokens));
      expect(new Set(Object.values(found).map(({ $type }) => $type))).toEqual(
        new Set([
          'color',
          'cubicBezier',
          'dimension',
          'duration',
          'fontFamily',
          'fontWeight',
          'number',
          'shadow',
        ]),
      );
    },
  );

  it('keep opacity and units', async () => {
    const { tokens: found } = await read(designTokens(tokens));
    expect(found['color.scrim']?.$value).toMatchObject({ components: [0, 0, 0], alpha: 0.7216 });
    expect(found['space.none']?.$value).toEqual({ value: 0, unit: 'rem' });
    expect(found['motion.fast']?.$value).toEqual({ value: 120, unit: 'ms' });
  });

  it('give the least and the greatest value of a size that grows with the window', async () => {
    const { fontSize } = designTokens(tokens);
    expect(fontSize).toMatchObject({
      title: {
        $extensions: { 'fitness.ui.css': tokens.fontSize.title },
        min: { $type: 'dimension', $value: { value: 2, unit: 'rem' } },
        max: { $type: 'dimension', $value: { value: 3.25, unit: 'rem' } },
      },
    });
  });

  it('name a token whose value the format cannot hold', () => {
    const space = { ...tokens.space, md: '4vw' };
    expect(() => designTokens({ ...tokens, space })).toThrow('space.md');
  });

  it.each([
    ['color', '#d8222d'],
    ['dimension', '4px'],
    ['duration', '120ms'],
    ['fontFamily', 400],
    ['fontWeight', 1200],
    ['cubicBezier', [2, 0, 0, 1]],
    ['number', '1.6'],
    ['shadow', { offsetX: { value: 0, unit: 'px' } }],
  ])('of the type %s are held against its rules', async ($type, $value) => {
    await expect(read({ wrong: { $type, $value } })).rejects.toThrow();
  });
});
