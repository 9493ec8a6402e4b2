import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, vars } from '../../theme/index.ts';

const columns = createVar();
const fill = 'minmax(0, 1fr)';
const parts = (first: number, second: number) => ({
  vars: { [columns]: `minmax(0, ${first}fr) minmax(0, ${second}fr)` },
});
const fixed = (first: string, second: string) => ({ vars: { [columns]: `${first} ${second}` } });

const root = style({
  display: 'grid',
  gridTemplateColumns: fill,
  gridTemplateRows: 'none',
  minInlineSize: 0,
});
globalStyle(`${root} > *`, { minInlineSize: 0 });

/** Side by side in windows of a media query, and in print. */
function besideFrom(query: string) {
  const beside = style({
    '@media': {
      [query]: { gridTemplateColumns: columns },
      [media.print]: { gridTemplateColumns: columns },
    },
  });
  // The second child spans all rows, so that the others have no gaps below them.
  globalStyle(`${beside} > :nth-child(2):not(:last-child)`, {
    '@media': { [query]: { gridColumn: 2, gridRow: '1 / span 2' } },
  });
  globalStyle(`${beside}:has(> :nth-child(3))`, {
    '@media': { [query]: { gridTemplateRows: 'auto 1fr' } },
  });
  return beside;
}

// Only in tall windows: in a low one the end of a sticky column could not be reached.
const stickyStart = style({});
const stickyEnd = style({});
for (const selector of [`${stickyStart} > :first-child`, `${stickyEnd} > :nth-child(2)`]) {
  globalStyle(selector, {
    '@media': {
      [media.tallDesktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
      },
    },
  });
}

export const split = recipe({
  base: root,
  variants: {
    columns: {
      '1:1': parts(1, 1),
      '7:5': parts(7, 5),
      'md:fill': fixed(vars.width.md, fill),
      'xl:fill': fixed(vars.width.xl, fill),
      'fill:xl': fixed(fill, vars.width.xl),
      'reading:fill': fixed(`minmax(0, ${vars.width.reading})`, `minmax(${vars.width.lg}, 1fr)`),
    },
    from: { tablet: besideFrom(media.tablet), desktop: besideFrom(media.desktop) },
    sticky: { start: stickyStart, end: stickyEnd },
    rows: { fill: { gridTemplateRows: '1fr' } },
  },
  defaultVariants: { columns: '1:1', from: 'desktop' },
});

export type SplitVariants = NonNullable<RecipeVariants<typeof split>>;
