import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const desk = style({ display: 'grid', gap: vars.space.lg });

export const description = style({ color: vars.color.text.muted });

export const open = style({ '@media': { [media.tablet]: { maxInlineSize: '20rem' } } });

export const form = style({ display: 'grid', gap: vars.space.sm });

export const heading = style({
  paddingBlockEnd: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const none = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const results = style({ display: 'grid' });

export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.target,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const time = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
export const member = style({ flex: 1, minInlineSize: 0, fontWeight: vars.fontWeight.bold });
export const digits = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});
