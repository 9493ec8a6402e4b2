import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid' });

/** Time, what it is, what can be done: three columns that line up over all rows of a list. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.25rem, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': { [media.tablet]: { columnGap: vars.space.md } },
});

export const time = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.heavy, lineHeight: vars.lineHeight.tight, letterSpacing: '-0.02em' });

export const what = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const name = style({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug });

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

/** Stacks a button over its reason, flush with the row's end. */
export const action = style({ display: 'grid', justifyItems: 'end', maxInlineSize: '9rem', textAlign: 'end' });

/** One quiet line where a short list is empty. */
export const emptyLine = style({ paddingBlock: vars.space.lg, color: vars.color.text.muted, textAlign: 'center' });
