import { media, motionSafe, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'start',
      columnGap: vars.space.xxl,
    },
  },
});

export const details = style({ display: 'grid', gap: vars.space.xl });

export const subtitle = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });

export const address = style({
  marginBlockStart: vars.space.xxs,
  fontSize: vars.fontSize.heading,
  fontStyle: 'normal',
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  marginBlockEnd: vars.space.sm,
});

export const button = style({
  minBlockSize: vars.size.target,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  ...motionSafe('background-color'),
  selectors: {
    '&:hover': { '@media': { [media.hover]: { backgroundColor: vars.color.neutral.surface } } },
  },
});

export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  marginBlock: `${vars.space.md} ${vars.space.xs}`,
});

const copyResult = style({ fontSize: vars.fontSize.sm });

export const copyResults = {
  copied: style([copyResult, { color: vars.color.success.text }]),
  notCopied: style([copyResult, { color: vars.color.danger.text }]),
};

export const section = style({ display: 'grid', gap: vars.space.sm });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const term = style({ fontWeight: vars.fontWeight.bold });

export const description = style({ color: vars.color.text.muted });

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const number = style({
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.card,
  color: vars.color.text.default,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});
