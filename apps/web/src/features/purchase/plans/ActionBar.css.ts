import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Sticks to the lower edge, within reach of the thumb. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.fixedAction,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.md,
  marginBlockStart: vars.space.lg,
  marginInline: `calc(${vars.space.md} * -1)`,
  paddingInline: vars.space.md,
  paddingBlock: `${vars.space.sm} calc(${vars.space.sm} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.raised,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '1fr minmax(14rem, auto)',
      marginInline: 0,
      insetBlockEnd: vars.space.md,
      padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} ${vars.space.lg}`,
      border: `1px solid ${vars.color.line.subtle}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.raised,
    },
  },
});

/** The reason of the disabled button takes the place of the choice. */
export const disabledBar = style([
  bar,
  { gridTemplateColumns: '1fr', '@media': { [media.tablet]: { gridTemplateColumns: '1fr' } } },
]);

globalStyle(`${disabledBar} > span`, {
  flexDirection: 'column',
  alignItems: 'stretch',
  rowGap: vars.space.xs,
  textAlign: 'center',
});
globalStyle(`${disabledBar} > span`, {
  '@media': {
    [media.tablet]: {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

// Keeps what is focused or scrolled to above the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '7rem' });

/** As high as a choice with all its lines, so that choosing moves nothing. */
export const choice = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '4.25rem',
  '@media': { [media.tablet]: { minBlockSize: '3.5rem' } },
});

export const text = style({
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'baseline', gap: vars.space.sm } },
});

export const name = style({
  display: 'block',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.md } },
});

export const price = style({
  display: 'block',
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
});

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
