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

const besideFrom = {
  tablet: style({
    '@media': {
      [media.tablet]: { gridTemplateColumns: columns },
      [media.print]: { gridTemplateColumns: columns },
    },
  }),
  desktop: style({
    '@media': {
      [media.desktop]: { gridTemplateColumns: columns },
      [media.print]: { gridTemplateColumns: columns },
    },
  }),
};

/** Fills the first column with two rows before the second; the second of three children has the lower row for itself. */
const twoRows = style({});

// The second child spans all rows, so that the others have no gaps below them.
for (const [breakpoint, beside] of Object.entries(besideFrom)) {
  const query = media[breakpoint as keyof typeof besideFrom];
  const className = `${beside}:not(${twoRows})`;
  globalStyle(`${className} > :nth-child(2):not(:last-child)`, {
    '@media': { [query]: { gridColumn: 2, gridRow: '1 / span 2' } },
  });
  globalStyle(`${className} > :nth-child(2):nth-last-child(n + 3)`, {
    '@media': { [query]: { gridRow: '1 / span 3' } },
  });
  globalStyle(`${className}:has(> :nth-child(3))`, {
    '@media': { [query]: { gridTemplateRows: 'auto 1fr' } },
  });
  const columnFlow = { gridAutoFlow: 'column', gridTemplateRows: 'auto 1fr' } as const;
  const wholeRow = { gridArea: '2 / 1 / auto / -1' };
  globalStyle(`${beside}${twoRows}`, {
    '@media': { [query]: columnFlow, [media.print]: columnFlow },
  });
  globalStyle(`${beside}${twoRows} > :nth-child(2):nth-last-child(2)`, {
    '@media': { [query]: wholeRow, [media.print]: wholeRow },
  });
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
      '2:1': parts(2, 1),
      '3:2': parts(3, 2),
      '7:5': parts(7, 5),
      'md:fill': fixed(vars.width.md, fill),
      'xl:fill': fixed(vars.width.xl, fill),
      'fill:lg': fixed(fill, vars.width.lg),
      'fill:xl': fixed(fill, vars.width.xl),
      'reading:fill': fixed(`minmax(0, ${vars.width.reading})`, `minmax(${vars.width.lg}, 1fr)`),
    },
    from: besideFrom,
    sticky: { start: stickyStart, end: stickyEnd },
    rows: { 2: twoRows, fill: style({ gridTemplateRows: '1fr' }) },
  },
  defaultVariants: { columns: '1:1', from: 'desktop' },
});

export type SplitVariants = NonNullable<RecipeVariants<typeof split>>;
