import { style } from '@vanilla-extract/css';
import { overlay, sheet } from '../../internal/overlay.css.ts';
import { row } from '../../internal/popover/row.css.ts';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';

/** Below the upper edge of a wide window, so that the field does not move while the results change. */
export const place = style([
  overlay,
  {
    '@media': {
      [media.tablet]: { alignItems: 'flex-start', paddingBlockStart: 'min(14vh, 8rem)' },
      [media.shortViewport]: { paddingBlockStart: 0 },
    },
  },
]);

export const panel = style([
  sheet,
  {
    display: 'flex',
    // The on-screen keyboard reduces it.
    blockSize: '100%',
    overflow: 'hidden',
    backgroundColor: vars.color.surface.card,
    '@media': {
      [media.tablet]: { maxInlineSize: '40rem', blockSize: 'min(38rem, 100%)' },
      [media.shortViewport]: { blockSize: '100%', maxBlockSize: '100%' },
    },
  },
]);

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const bar = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  // A coloured line instead of the focus ring, because the focus is always in this field.
  borderBlockEnd: `2px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  selectors: { '&:has(input:focus)': { borderBlockEndColor: vars.color.line.focus } },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.75rem',
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text.default,
  fontSize: vars.fontSize.lg,
  textOverflow: 'ellipsis',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
  },
  '@media': {
    [media.shortViewport]: { minBlockSize: vars.size.target },
    // The line alone does not make it look like a field there.
    [media.forcedColors]: {
      minBlockSize: vars.size.target,
      marginBlock: vars.space.xs,
      paddingInline: vars.space.xs,
      border: '1px solid ButtonBorder',
    },
  },
});

export const results = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  paddingBlockEnd: aboveSafeArea(vars.space.xs),
  scrollPaddingBlock: vars.space.xs,
});

export const group = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.xs } },
});

export const groupLabel = style({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const option = style([
  row(),
  {
    position: 'relative',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: 0,
    inlineSize: '100%',
    textAlign: 'start',
    selectors: {
      '&[aria-selected="true"]': { backgroundColor: vars.color.surface.raised },
      '&[aria-selected="true"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: vars.space.xs,
        inlineSize: '3px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.accent.base,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const details = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  padding: vars.space.sm,
  paddingBlockStart: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const loading = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.sm,
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.sm,
  overflowWrap: 'anywhere',
});

export const failureText = style({ flex: '1 1 12rem', color: vars.color.text.muted });

export const empty = style({
  padding: vars.space.xl,
  color: vars.color.text.muted,
  textAlign: 'center',
});

const withKeyboard = `${media.tablet} and ${media.hover}`;

export const hints = style({
  display: 'none',
  '@media': {
    [withKeyboard]: {
      flexShrink: 0,
      display: 'flex',
      gap: vars.space.md,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.md,
      borderBlockStart: `1px solid ${vars.color.line.subtle}`,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.xs,
    },
    [media.shortViewport]: { display: 'none' },
  },
});
