import { style, styleVariants } from '@vanilla-extract/css';
import { column, gutter } from '../../internal/gutter.css.ts';
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

export const widths = styleVariants({
  reading: [padded, { vars: { [column]: vars.width.reading } }],
  content: [padded],
  full: [base],
});

/** Right above the footer, also on a page that is shorter than the window. */
export const atEnd = style({
  marginBlockStart: 'auto',
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.xs } },
});

const { none, md, lg, xl } = vars.space;
// Not sprinkles, whose runtime the first page would load only for these.
export const tops = styleVariants({ none, md, xl }, (paddingBlockStart) => ({ paddingBlockStart }));
export const gaps = styleVariants({
  none: { rowGap: none },
  md: { rowGap: md },
  lg: { rowGap: lg },
  wide: { rowGap: lg, '@media': { [media.tablet]: { rowGap: xl } } },
});
