import { style } from '@vanilla-extract/css';
import { gutter } from '../../internal/gutter.css.ts';
import { media, vars } from '../../theme/index.ts';

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = style([
  gutter,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.lg,
    minBlockSize: vars.size.header,
    paddingBlockStart: vars.space.sm,
    '@media': { [media.tablet]: { paddingBlockStart: 0 } },
  },
]);

/** In a row of its own, whose space is reserved for tools that load later. */
export const tools = style([
  gutter,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    boxSizing: 'content-box',
    minBlockSize: vars.size.target,
    borderBlockStart: `1px dashed ${vars.color.line.subtle}`,
  },
]);

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  '@media': { [media.tablet]: { columnGap: vars.space.md } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
  '@media': { [media.forcedColors]: { textDecorationLine: 'underline' } },
});
