import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, motionSafe, vars } from '../../theme/index.ts';

const phone = 'screen and (max-width: 47.99rem)';

const card = {
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
} as const;

export const frame = style({
  inlineSize: '100%',
  '@media': {
    [media.tablet]: {
      overflowX: 'auto',
      border: `1px solid ${vars.color.line.subtle}`,
      borderRadius: vars.radius.lg,
      backgroundColor: vars.color.surface.card,
    },
  },
});

export const table = style({
  fontSize: vars.fontSize.sm,
  '@media': { [phone]: { display: 'block' } },
});

export const caption = style({
  padding: vars.space.md,
  textAlign: 'start',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  '@media': { [phone]: { display: 'block', paddingInline: 0 } },
});

/** On phones the headers stand in the cards; for screen readers they stay where they are. */
export const head = style({
  '@media': {
    [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
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

export const body = style({
  '@media': { [phone]: { display: 'grid', gap: vars.space.sm, selectors: { 'tbody + &': { marginBlockStart: vars.space.sm } } } },
});

export const row = style({
  ...motionSafe(`background-color ${vars.motion.fast} ${vars.motion.easing}`),
  '@media': {
    [phone]: card,
    [media.tablet]: {
      selectors: {
        '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` },
        '&:hover': { backgroundColor: vars.color.surface.raised },
      },
    },
  },
});

export const footerRow = style({
  fontWeight: vars.fontWeight.bold,
  '@media': {
    [phone]: { ...card, backgroundColor: vars.color.surface.raised },
    [media.tablet]: { borderBlockStart: `1px solid ${vars.color.line.control}` },
  },
});

export const cell = recipe({
  base: {
    fontWeight: 'inherit',
    '@media': {
      [media.tablet]: { ...cellPadding },
      [media.print]: { ...cellPadding, paddingBlock: vars.space.xs, borderBlockEnd: `1px solid ${vars.color.line.subtle}` },
      [phone]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.md,
        textAlign: 'end',
        // The empty alternative keeps the label out of the cell's accessible name.
        '::before': {
          content: 'attr(data-label) / ""',
          flexShrink: 0,
          color: vars.color.text.muted,
          fontWeight: vars.fontWeight.regular,
        },
        // A total row has no value in most columns.
        selectors: { '&:has(> span:empty)': { display: 'none' } },
      },
    },
  },
  variants: {
    align: {
      start: { '@media': { [media.tablet]: { textAlign: 'start' }, [media.print]: { textAlign: 'start' } } },
      end: { '@media': { [media.tablet]: { textAlign: 'end', whiteSpace: 'nowrap' }, [media.print]: { textAlign: 'end', whiteSpace: 'nowrap' } } },
    },
    isPrimary: {
      true: {
        fontWeight: vars.fontWeight.bold,
        '@media': {
          [phone]: {
            order: -1,
            textAlign: 'start',
            fontSize: vars.fontSize.md,
            paddingBlockEnd: vars.space.xxs,
            '::before': { content: 'none' },
          },
        },
      },
    },
  },
  defaultVariants: { align: 'start' },
});

/** Where a column's figures stand, derived from the cell's recipe. */
export type CellAlign = NonNullable<RecipeVariants<typeof cell>>['align'];

export const value = style({ minInlineSize: 0 });

export const placeholder = recipe({
  base: {
    display: 'inline-grid',
    alignItems: 'center',
    inlineSize: '60%',
    minInlineSize: '2.5rem',
    maxInlineSize: '8rem',
    verticalAlign: 'middle',
  },
  variants: { isAction: { true: { minBlockSize: vars.size.target } } },
});
