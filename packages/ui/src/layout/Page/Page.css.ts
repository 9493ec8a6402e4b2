import { style, styleVariants } from '@vanilla-extract/css';
import { gutter } from '../../internal/gutter.css.ts';
import { media, vars } from '../../theme/index.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

const padded = style([
  base,
  gutter,
  {
    paddingBlockEnd: vars.space.lg,
    '@media': { [media.tablet]: { paddingBlockEnd: vars.space.huge } },
  },
]);

const { xs, md, lg, xl } = vars.space;

export const widths = {
  content: style([padded, { paddingBlockStart: xl }]),
  full: base,
};

/** Right above the footer, also on a page that is shorter than the window. */
export const last = style([
  padded,
  {
    marginBlockStart: 'auto',
    paddingBlockEnd: xs,
    '@media': { [media.tablet]: { paddingBlockEnd: xs } },
  },
]);

// Not sprinkles, whose runtime the first page would load only for these.
export const gaps = styleVariants({
  none: {},
  md: { rowGap: md },
  lg: { rowGap: lg },
  wide: { rowGap: lg, '@media': { [media.tablet]: { rowGap: xl } } },
});
