import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, vars } from '../../theme/index.ts';

const { fontSize, fontWeight, lineHeight, space } = vars;
const height = createVar();
const padding = createVar();
const gap = createVar();
const leadSize = createVar();
const titleWeight = createVar();

/** Where the lead stands above the text, as with large text on a phone. */
const narrow = '(width < 10rem)';

const twoColumns = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, fit-content(25%) minmax(0, 1fr))',
      columnGap: space.xxl,
    },
  },
});

globalStyle(`${twoColumns} > :nth-child(2)`, {
  '@media': { [media.desktop]: { borderBlockStart: 'none' } },
});

export const list = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    '@media': { screen: { containerType: 'inline-size' } },
  },
  variants: {
    density: {
      normal: {
        vars: {
          [height]: '4.5rem',
          [padding]: space.sm,
          [gap]: space.xs,
          [leadSize]: fontSize.xl,
          [titleWeight]: fontWeight.medium,
        },
        '@media': { [media.tablet]: { vars: { [gap]: space.md } } },
      },
      compact: {
        vars: {
          [height]: vars.size.target,
          [padding]: space.xs,
          [gap]: space.sm,
          [leadSize]: fontSize.lg,
          [titleWeight]: fontWeight.regular,
        },
        fontSize: fontSize.sm,
      },
    },
    columns: { 1: {}, 2: twoColumns },
  },
  defaultVariants: { density: 'normal', columns: 1 },
});

export type RowListVariants = NonNullable<RecipeVariants<typeof list>>;

export const row = style({
  gridColumn: 'span 2',
  display: 'grid',
  // Without subgrid support the leads of rows have no common width.
  gridTemplateColumns: ['fit-content(50%) minmax(0, 1fr)', 'subgrid'],
  alignItems: 'center',
  columnGap: gap,
  minBlockSize: height,
  paddingBlock: padding,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const muted = style({ color: vars.color.text.muted });

export const lead = style({
  fontSize: leadSize,
  fontWeight: fontWeight.heavy,
  lineHeight: lineHeight.tight,
  letterSpacing: '-0.02em',
});

/** The whole row if there is no lead; the action wraps below the text if there is no space beside it. */
export const body = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // An action that is wider than the text goes below the lead instead of leaving the row.
  justifyContent: 'flex-end',
  columnGap: gap,
  rowGap: space.xs,
  minInlineSize: 0,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});

export const text = style({ flex: '1 1 5rem', display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  fontWeight: titleWeight,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: vars.color.text.muted,
  fontSize: fontSize.sm,
});

/** As narrow as its button on a phone, so that a reason wraps below it. */
export const action = style({
  display: 'grid',
  // Also of several buttons in an Inline, which could be narrower than its content.
  gridTemplateColumns: 'min-content',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto' } },
});

export const empty = styleVariants({
  normal: { paddingBlock: space.lg, color: vars.color.text.muted, textAlign: 'center' },
  compact: { paddingBlock: space.xs, color: vars.color.text.muted, fontSize: fontSize.sm },
});
