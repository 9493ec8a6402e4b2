import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';
import { responsive } from './breakpoints.ts';
// First, since the styles here replace some of it.
import './Table.css.ts';

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
} as const;

// Visually hidden in cards, but read by screen readers.
export const head = recipe({
  variants: responsive({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});

export const body = recipe({
  variants: responsive({
    display: 'grid',
    gap: vars.space.sm,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    selectors: { 'tbody + &': { marginBlockStart: vars.space.sm } },
  }),
});

export const row = recipe({ variants: responsive(card) });

export const footerRow = recipe({
  variants: responsive({ ...card, backgroundColor: vars.color.surface.raised }),
});

export const cell = recipe({
  variants: responsive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    textAlign: 'end',
    whiteSpace: 'normal',
    // The empty alternative text keeps it out of the accessible name.
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
        justifyContent: 'stretch',
        paddingBlockStart: vars.space.xs,
        textAlign: 'start',
      },
    },
  }),
});
