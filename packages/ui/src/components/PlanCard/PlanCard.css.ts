import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

const wide = '(min-width: 17rem)';

export const root = style({ display: 'block', containerType: 'inline-size' });

export const layout = style({
  display: 'grid',
  gap: vars.space.md,
  '@container': { [wide]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

export const offer = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.xxs });

export const tier = recipe({
  base: {
    color: vars.color.text.muted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '0.12em',
  },
  variants: { isSelected: { true: { color: vars.color.text.accent } } },
});

export const option = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.tight,
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, marginBlockStart: vars.space.xxs });

export const cost = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  '@container': { [wide]: { alignItems: 'flex-end', paddingBlockStart: 0, borderBlockStart: 'none', textAlign: 'end' } },
});

export const price = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.snug });

export const unitPrice = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
