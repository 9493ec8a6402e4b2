import { focusRing, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const title = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium });

export const rows = style({ display: 'grid', gap: vars.space.xs });

export const row = style({
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.sunken,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.tint,
    },
    '&:has(:focus-visible)': focusRing,
    '&[data-disabled]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      borderStyle: 'dashed',
      borderColor: vars.color.line.subtle,
      color: vars.color.text.muted,
      backgroundColor: 'transparent',
    },
  },
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto 3.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '[data-disabled] > &': { flex: '1 1 13rem', cursor: 'not-allowed' } },
});

// The row around it shows the focus.
export const checkbox = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  accentColor: vars.color.accent.base,
  outline: 'none',
  cursor: 'inherit',
});

/** Why a class could not be deleted; why it cannot be stands beside it where there is room. */
export const reason = style({
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  color: vars.color.danger.text,
  fontSize: vars.fontSize.xs,
  selectors: {
    '[data-disabled] > &': { paddingBlock: vars.space.xxs, color: vars.color.text.muted },
  },
});
