import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.lg,
  paddingBlockEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space.sm,
      borderInlineStart: `1px solid ${vars.color.line.subtle}`,
    },
  },
  '@media': { [media.tablet]: { selectors: { '& + &': { paddingInlineStart: vars.space.lg } } } },
});

export const factName = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const factValue = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  '@media': { [media.tablet]: { fontSize: vars.fontSize.xl } },
});
