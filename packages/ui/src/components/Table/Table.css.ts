import { createVar, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, motionSafe, vars } from '../../theme/index.ts';
import { breakpoints, responsive } from './breakpoints.ts';

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

/** The sum of the columns' minimum widths; a narrower frame scrolls. */
export const minWidth = createVar();

export const columnWidth = createVar();

export const table = recipe({
  base: {
    inlineSize: '100%',
    tableLayout: 'fixed',
    fontSize: vars.fontSize.sm,
  },
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

const blockPadding = '0.125rem';

/** A table with many columns has less padding. */
const inlinePadding = { few: vars.space.md, many: '0.625rem' };

export const header = recipe({
  base: {
    inlineSize: columnWidth,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    columns: {
      few: { paddingInline: inlinePadding.few },
      many: { paddingInline: inlinePadding.many },
    },
  },
  defaultVariants: { align: 'start' },
});

export const row = recipe({
  base: motionSafe('background-color'),
  variants: responsive(
    {},
    {
      // The minimum height of a table row.
      blockSize: vars.size.control,
      selectors: {
        '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` },
        '&:hover': { backgroundColor: vars.color.surface.raised },
      },
    },
  ),
});

export const footerRow = recipe({
  base: { fontWeight: vars.fontWeight.bold },
  variants: responsive(
    {},
    {
      blockSize: vars.size.control,
      borderBlockStart: `1px solid ${vars.color.line.control}`,
    },
  ),
});

const cellIn = (columns: keyof typeof inlinePadding) => ({
  '@media': {
    [breakpoints.table[columns]]: {
      paddingBlock: blockPadding,
      paddingInline: inlinePadding[columns],
      selectors: { '&[data-primary]': { fontWeight: vars.fontWeight.bold } },
    },
    [media.print]: { paddingInline: inlinePadding[columns] },
  },
});

export const cell = recipe({
  base: {
    fontWeight: 'inherit',
    '@media': {
      [media.print]: {
        paddingBlock: vars.space.xs,
        borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
      },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end', whiteSpace: 'nowrap' } },
    columns: { few: cellIn('few'), many: cellIn('many') },
  },
  defaultVariants: { align: 'start' },
});

/** The alignment of a cell. */
export type CellAlign = NonNullable<RecipeVariants<typeof cell>>['align'];

/** Whether a table has few or many columns. */
export type Columns = NonNullable<NonNullable<RecipeVariants<typeof table>>['columns']>;

export const value = recipe({
  base: { minInlineSize: 0, selectors: { '[data-full-width] > &': { display: 'contents' } } },
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
