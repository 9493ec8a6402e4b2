import { style } from '@vanilla-extract/css';
import { stretchHiddenInput } from '../../internal/field/stretch-hidden-input.ts';
import { focusRing, forcedDisabled, media, state, vars } from '../../theme/index.ts';

export const row = style({
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.sunken,
  selectors: {
    [state.selected]: {
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.tint,
    },
    '&:has([data-focus-visible])': focusRing,
  },
  '@media': {
    [media.forcedColors]: { selectors: { [state.selected]: { borderColor: 'Highlight' } } },
  },
});

export const disabled = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  border: `1px dashed ${vars.color.line.subtle}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.muted,
  '@media': forcedDisabled,
});

/** The checkbox of all rows, above their boxes. */
export const all = style({
  paddingInline: `calc(${vars.space.md} + 1px)`,
});

export const label = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { [`${disabled} > &`]: { flex: '1 1 13rem', cursor: 'not-allowed' } },
});

stretchHiddenInput(label);

export const lead = style({
  minInlineSize: '3.75rem',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

/** With space for a short name; otherwise what stands beside it wraps. */
export const title = style({
  flex: '1 1 3.5rem',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
});

/** Without a lead before it. */
export const wideTitle = style([title, { fontWeight: vars.fontWeight.medium }]);

/** Beside the row if there is space. */
export const reason = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.md,
  fontSize: vars.fontSize.xs,
});
