import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

const wide = '(min-width: 17rem)';

export const root = style({ display: 'block', blockSize: '100%', containerType: 'inline-size' });

export const layout = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.lg,
  blockSize: '100%',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(4rem, 1fr) auto',
      gridTemplateRows: 'auto',
      gap: vars.space.md,
    },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
});

export const eyebrow = recipe({
  base: {
    color: vars.color.text.muted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '0.12em',
  },
  variants: { isSelected: { true: { color: vars.color.text.accent } } },
});

export const title = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.tight,
});

export const text = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [wide]: { alignSelf: 'end', alignItems: 'flex-end', textAlign: 'end' } },
});

export const detail = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const note = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
