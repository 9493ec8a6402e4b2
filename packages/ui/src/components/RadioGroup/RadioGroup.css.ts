import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  forcedDisabled,
  forcedSelection,
  keepsColors,
  media,
  vars,
} from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

/** At least 9.5rem, and half the width until four fit, so that no card of four is alone in a row. */
const cardWidth = `clamp(${vars.width.sm}, (62rem - 100%) * 1000, 50% - ${space.sm})`;

export const layouts = {
  vertical: style({ display: 'flex', flexDirection: 'column' }),
  horizontal: style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg }),
  card: style({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${cardWidth}), 1fr))`,
  }),
};

export const field = style({ minInlineSize: 0 });

const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(> :disabled)': {
      color: color.text.muted,
      cursor: 'not-allowed',
      '@media': forcedDisabled,
    },
  },
});

export const options = {
  inline: style([
    option,
    { selectors: { '&:has(> :focus-visible)': { ...focusRing, borderRadius: radius.sm } } },
  ]),
  card: style([
    option,
    {
      alignItems: 'flex-start',
      blockSize: '100%',
      padding: space.md,
      border: `1px solid ${color.line.control}`,
      borderRadius: radius.lg,
      backgroundColor: color.surface.card,
      '@media': {
        // No more specific than the base, so that the other states win.
        [media.hover]: {
          selectors: { '&:where(:hover)': { backgroundColor: color.surface.raised } },
        },
      },
      selectors: {
        '&:has(> :checked)': {
          borderColor: color.text.accent,
          boxShadow: `inset 0 0 0 1px ${color.text.accent}`,
          backgroundColor: color.accent.tint,
          '@media': { [media.forcedColors]: { borderWidth: '3px', borderColor: 'Highlight' } },
        },
        '&:has(> :focus-visible)': focusRing,
        '&:has(> :disabled)': { borderColor: color.line.subtle, backgroundColor: 'transparent' },
      },
    },
  ]),
};

const mark = style({
  flexShrink: 0,
  pointerEvents: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `2px solid ${color.line.control}`,
  borderRadius: radius.full,
  color: 'transparent',
  fontSize: '0.75rem',
  '@media': {
    ...keepsColors,
    [media.hover]: { selectors: { ':where(:hover) > &': { borderColor: color.text.muted } } },
  },
  selectors: {
    ':checked ~ &': {
      color: color.text.onAccent,
      borderColor: color.accent.base,
      backgroundColor: color.accent.base,
      '@media': forcedSelection,
    },
    '[aria-invalid] :not(:checked) ~ &': { borderColor: color.danger.text },
    ':disabled ~ &': { borderColor: color.line.subtle },
  },
});

export const marks = {
  inline: mark,
  // In the corner, so that the content has the whole width below it.
  card: style([
    mark,
    { position: 'absolute', insetBlockStart: space.md, insetInlineEnd: space.md },
  ]),
};

export const text = style({
  fontWeight: fontWeight.medium,
  selectors: { ':disabled ~ &': { fontWeight: fontWeight.regular } },
});

export const card = style({
  order: -1,
  flexGrow: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  containerType: 'inline-size',
});

// Beside the mark.
globalStyle(`${card} > :first-child`, { paddingInlineEnd: space.xl });

export const eyebrow = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  letterSpacing: '0.12em',
  selectors: { ':checked ~ * > &': { color: color.text.accent } },
});

export const title = style({
  fontSize: fontSize.heading,
  fontWeight: fontWeight.heavy,
  lineHeight: lineHeight.snug,
});

export const detail = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
  // A price of seven digits in one line.
  '@container': { '(min-width: 8.25rem)': { fontSize: fontSize.xl } },
});

export const note = style({ color: color.text.muted, fontSize: fontSize.sm });

export const description = style([note, { textWrap: 'balance' }]);

export const reason = style([note]);

export const badge = style({ marginBlockStart: space.xs });

/** At the bottom, aligned across a row of cards. */
export const picture = style({
  display: 'block',
  marginBlockStart: 'auto',
  paddingBlockStart: space.sm,
});
// The hidden input of the radio, which a screen reader's touch has to find, is below it.
globalStyle(`${picture} > *`, { pointerEvents: 'none' });

globalStyle(`:disabled ~ ${card} > :not(${reason})`, { opacity: 0.55 });

// Aligned with the label of the option.
export const inlineNote = style([
  note,
  {
    paddingInlineStart: `calc(1.375rem + ${space.xs})`,
    marginBlockStart: `calc(${space.xs} * -1)`,
  },
]);
