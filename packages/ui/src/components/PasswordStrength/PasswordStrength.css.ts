import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, fontSize, lineHeight, radius, space } = vars;

export const root = style({ display: 'grid', rowGap: space.xs, fontSize: fontSize.xs });

/** In columns, so that a font that arrives late moves no rule to another line. */
export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: space.sm,
});

export const rule = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.text.muted,
});

export const met = style([rule, { color: color.success.text }]);

/** As wide as the check that replaces it. */
export const circle = style({
  inlineSize: '0.6em',
  blockSize: '0.6em',
  marginInline: '0.325em',
  border: '1.5px solid currentColor',
  borderRadius: radius.full,
});

export const strength = style({ display: 'grid', rowGap: space.xxs });

export const meter = style({ display: 'flex', gap: space.xxs });

export const segment = style({
  flexGrow: 1,
  blockSize: '0.25rem',
  borderRadius: radius.full,
  backgroundColor: color.neutral.surface,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

const tones = { 1: color.danger.text, 2: color.warning.text, 3: color.success.text };

export const filled = styleVariants(tones, (backgroundColor) => [
  segment,
  {
    backgroundColor,
    '@media': {
      [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  },
]);

/** As high as two sentences, so that nothing below moves when it changes. */
export const description = style({
  minBlockSize: `calc(2 * ${lineHeight.text} * 1em)`,
  color: color.text.muted,
  '@media': { [media.tablet]: { minBlockSize: `calc(${lineHeight.text} * 1em)` } },
});
