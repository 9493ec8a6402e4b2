import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  scrollMarginTop: `calc(${vars.size.header} + ${vars.space.sm})`,
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: vars.space.lg } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  paddingBlockEnd: vars.space.md,
});

export const title = style({ fontSize: vars.fontSize.lg });

export const aside = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
