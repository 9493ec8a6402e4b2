import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.header,
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.md,
});
