import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.text,
  borderBottom: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.fontSize.xs,
  '@media': { [media.print]: { display: 'none' } },
});

export const address = style({ fontWeight: vars.fontWeight.bold });
export const state = style({ marginInlineStart: 'auto' });
