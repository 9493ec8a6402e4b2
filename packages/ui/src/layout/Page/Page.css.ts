import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const column = createVar();
/** The room beside the column, at least `least`. */
const beside = (least: string) => `max(${least}, calc((100% - ${column}) / 2 + ${least}))`;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

const padded = style([
  base,
  {
    paddingInline: beside(vars.space.md),
    paddingBlockEnd: vars.space.huge,
    '@media': { [media.tablet]: { paddingInline: beside(vars.space.lg) } },
  },
]);

export const widths = styleVariants({
  reading: [padded, { vars: { [column]: vars.width.reading } }],
  content: [padded, { vars: { [column]: vars.width.content } }],
  full: [base],
});

const { none, md, lg, xl } = vars.space;
// Not the shared classes, whose runtime the first page would load for these alone.
export const tops = styleVariants({ none, md, xl }, (paddingBlockStart) => ({ paddingBlockStart }));
export const gaps = styleVariants({
  none: { rowGap: none },
  md: { rowGap: md },
  lg: { rowGap: lg },
  wide: { rowGap: lg, '@media': { [media.tablet]: { rowGap: xl } } },
});
