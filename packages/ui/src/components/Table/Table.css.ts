import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, motionSafe, vars } from '../../theme/index.ts';

/** Where rows are cards and where they are table rows, by the number of columns. */
const breakpoints = {
  cards: { few: 'screen and (max-width: 47.99rem)', many: 'screen and (max-width: 63.99rem)' },
  table: { few: media.tablet, many: media.desktop },
};

/** The variants of an element for few and many columns, from its styles in cards and in a table. */
const responsive = (cards: StyleRule, table: StyleRule = {}) => ({
  columns: {
    few: { '@media': { [breakpoints.cards.few]: cards, [breakpoints.table.few]: table } },
    many: { '@media': { [breakpoints.cards.many]: cards, [breakpoints.table.many]: table } },
  },
});

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
} as const;

export const frame = recipe({
  base: { inlineSize: '100%' },
  variants: responsive(
    {},
    {
      overflowX: 'auto',
      border: `1px solid ${vars.color.line.subtle}`,
      borderRadius: vars.radius.lg,
      backgroundColor: vars.color.surface.card,
    },
  ),
});

/** The sum of the columns' least widths; a narrower frame scrolls. */
export const minWidth = createVar();

export const table = recipe({
  base: { inlineSize: '100%', tableLayout: 'fixed', fontSize: vars.fontSize.sm },
  variants: responsive({ display: 'block' }, { minInlineSize: minWidth }),
});

export const caption = recipe({
  base: {
    padding: vars.space.md,
    textAlign: 'start',
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  variants: responsive({ display: 'block', paddingInline: 0 }),
});

// Hidden in cards, but still read by screen readers.
export const head = recipe({
  variants: responsive({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});

const cellPadding = { paddingBlock: vars.space.sm, paddingInline: vars.space.md };

export const header = recipe({
  base: {
    ...cellPadding,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
  defaultVariants: { align: 'start' },
});

export const body = recipe({
  variants: responsive({
    display: 'grid',
    gap: vars.space.sm,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    selectors: { 'tbody + &': { marginBlockStart: vars.space.sm } },
  }),
});

export const row = recipe({
  base: motionSafe('background-color'),
  variants: responsive(card, {
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` },
      '&:hover': { backgroundColor: vars.color.surface.raised },
    },
  }),
});

export const footerRow = recipe({
  base: { fontWeight: vars.fontWeight.bold },
  variants: responsive(
    { ...card, backgroundColor: vars.color.surface.raised },
    { borderBlockStart: `1px solid ${vars.color.line.control}` },
  ),
});

export const cell = recipe({
  base: {
    fontWeight: 'inherit',
    '@media': {
      [media.print]: {
        ...cellPadding,
        paddingBlock: vars.space.xs,
        borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
      },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end', whiteSpace: 'nowrap' } },
    ...responsive(
      {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.md,
        textAlign: 'end',
        whiteSpace: 'normal',
        // Not part of the accessible name, because of the empty alternative.
        '::before': {
          content: 'attr(data-label) / ""',
          flexShrink: 0,
          color: vars.color.text.muted,
          fontWeight: vars.fontWeight.regular,
        },
        selectors: {
          // A footer row has no value in most columns.
          '&:has(> span:empty)': { display: 'none' },
          '&[data-primary]': {
            order: -1,
            textAlign: 'start',
            fontSize: vars.fontSize.md,
            fontWeight: vars.fontWeight.bold,
            paddingBlockEnd: vars.space.xxs,
          },
          '&[data-primary]::before, &[data-full-width]::before': { content: 'none' },
          '&[data-full-width]': {
            display: 'grid',
            paddingBlockStart: vars.space.xs,
            textAlign: 'start',
          },
        },
      },
      { ...cellPadding, selectors: { '&[data-primary]': { fontWeight: vars.fontWeight.bold } } },
    ),
  },
  defaultVariants: { align: 'start' },
});

/** The alignment of a cell. */
export type CellAlign = NonNullable<RecipeVariants<typeof cell>>['align'];

/** Whether a table has few or many columns. */
export type Columns = NonNullable<NonNullable<RecipeVariants<typeof table>>['columns']>;

export const value = recipe({
  base: { minInlineSize: 0, selectors: { '[data-full-width] > &': { display: 'grid' } } },
  variants: { isUnwrapped: { true: { whiteSpace: 'nowrap' } } },
});

export const placeholder = recipe({
  base: {
    display: 'inline-grid',
    alignItems: 'center',
    inlineSize: '60%',
    minInlineSize: '2.5rem',
    maxInlineSize: '8rem',
    verticalAlign: 'top',
  },
  variants: { isAction: { true: { minBlockSize: vars.size.target } } },
});

export const lines = style({
  display: 'grid',
  '@media': { [media.tablet]: { rowGap: vars.space.xxs } },
});

/** As high as a Badge. */
export const line = style({
  alignContent: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { minBlockSize: '1.75rem' } },
});
