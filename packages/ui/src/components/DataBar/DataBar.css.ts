import { style } from '@vanilla-extract/css';
import { mirrorsInRtl } from '../../internal/mirrors-in-rtl.ts';
import { keepsColors, media, motionSafe, vars } from '../../theme/index.ts';

const rowGap = '0.125rem';
const barSize = '0.25rem';

/** As much space above the figure as below it, which keeps it on the line of the cells beside it. */
const inRow = { paddingBlockStart: `calc(${rowGap} + ${barSize})` };

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: inRow },
  // The narrowest table that has rows.
  '@container': { '(width >= 45rem)': inRow },
});

/** The figure at the end and its note at the start, or below it where there is no room. */
export const line = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  textAlign: 'end',
});

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
});

/** As wide as the cell; a cell that is as wide as its content has room for a bar that can be compared. */
export const bar = style({
  display: 'grid',
  inlineSize: 'min(9rem, 35cqi)',
  minInlineSize: '100%',
  blockSize: barSize,
  selectors: mirrorsInRtl,
});

export const drawing = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  '@media': keepsColors,
});

/** The full width, of the highest figure. */
export const track = style({
  fill: vars.color.surface.raised,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});

export const filled = style({
  fill: vars.color.text.muted,
  ...motionSafe('width', vars.motion.base),
});
