import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });

export const review = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  minInlineSize: 0,
  '@media': { [media.tablet]: { paddingBlock: vars.space.lg } },
});

export const content = style({
  maxInlineSize: vars.size.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const pages = style({
  // The numbers need the panel's padding on the narrowest screens.
  marginInline: `calc(${vars.space.sm} * -1)`,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
