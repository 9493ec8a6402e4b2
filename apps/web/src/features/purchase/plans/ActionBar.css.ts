import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Stays at the lower edge while the options scroll, so that the next step is in the thumb's reach from the first choice on. */
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

/** The bar of somebody who cannot go on: the button's own reason takes the place of the choice. */
export const refusedBar = style([
  bar,
  { gridTemplateColumns: '1fr', '@media': { [media.tablet]: { gridTemplateColumns: '1fr' } } },
]);

globalStyle(`${refusedBar} > span`, {
  flexDirection: 'column',
  alignItems: 'stretch',
  rowGap: vars.space.xs,
  textAlign: 'center',
});
globalStyle(`${refusedBar} > span`, {
  '@media': {
    [media.tablet]: {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

// What is focused or scrolled to comes to stand above the bar, not behind it.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '7rem' });

/** As high as a choice with all its lines, so that choosing moves nothing. */
export const choice = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '4.25rem',
  '@media': { [media.tablet]: { minBlockSize: '3.5rem' } },
});

export const words = style({
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'baseline', gap: vars.space.sm } },
});

export const name = style({
  display: 'block',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.md } },
});

export const figure = style({
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
