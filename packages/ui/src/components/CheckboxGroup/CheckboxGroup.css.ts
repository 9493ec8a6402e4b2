import { style } from '@vanilla-extract/css';
import * as checkbox from '../../internal/field/checkbox.css.ts';
import { stretchHiddenInput } from '../../internal/field/stretch-hidden-input.ts';
import { focusRing, forcedDisabled, media, state, vars } from '../../theme/index.ts';

export const groups = {
  inline: style({ display: 'flex', flexDirection: 'column' }),
  list: style({ display: 'grid', gap: vars.space.xs }),
};

/** The checkbox of all rows, above their boxes. */
export const all = style({
  marginBlockEnd: vars.space.xs,
  paddingInline: `calc(${vars.space.md} + 1px)`,
});

export const rows = {
  inline: style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  list: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface.sunken,
    selectors: {
      [state.selected]: {
        borderColor: vars.color.accent.base,
        backgroundColor: vars.color.accent.tint,
      },
      '&:has([data-focus-visible])': focusRing,
      [state.disabled]: {
        border: `1px dashed ${vars.color.line.subtle}`,
        color: vars.color.text.muted,
        backgroundColor: 'transparent',
        '@media': forcedDisabled,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [state.selected]: { borderColor: 'Highlight' } } },
    },
  }),
};

const label = style({
  position: 'relative',
  flex: '1 1 13rem',
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
  selectors: { [state.disabled]: { cursor: 'not-allowed' } },
});

stretchHiddenInput(label);

export const labels = { inline: checkbox.option, list: label };

export const lead = style({
  minInlineSize: '3.75rem',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const text = style([checkbox.text, { flex: 1, lineHeight: vars.lineHeight.snug }]);

/** With space for a short name; otherwise what stands beside it wraps. */
export const afterLead = style({
  flex: '1 1 3.5rem',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
});

export const reasons = {
  inline: style([
    checkbox.belowText,
    {
      marginBlockStart: `calc(${vars.space.xs} * -1)`,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.sm,
    },
  ]),
  /** Beside the row if there is space. */
  list: style({
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.md,
    fontSize: vars.fontSize.xs,
  }),
};
