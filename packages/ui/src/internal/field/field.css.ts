import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, motionSafe, vars } from '../../theme/index.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
});

export const label = style({
  alignSelf: 'flex-start',
  marginBlockEnd: vars.space.xs,
  color: vars.color.text.default,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

// The empty alternative text keeps the mark out of the accessible name.
export const requiredMark = style({
  '::after': { content: '" *" / ""', color: vars.color.text.accent },
});

/** An input, a select or a text area. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.sunken,
  // iOS zooms into fields with a font smaller than 16px.
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.snug,
  transition: motionSafe('border-color').transition,
  '@media': {
    ...motionSafe('border-color')['@media'],
    // No more specific than the base, so that the other states win.
    [media.hover]: {
      selectors: { '&:where(:hover:enabled)': { borderColor: vars.color.text.muted } },
    },
  },
  selectors: {
    '&:focus': { ...focusRing, outlineOffset: '-1px', borderColor: vars.color.line.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
    '&:read-only:not(select)': {
      borderColor: vars.color.line.subtle,
      backgroundColor: vars.color.surface.raised,
    },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:autofill': {
      WebkitTextFillColor: vars.color.text.default,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.surface.raised}`,
    },
  },
});

/** A control for a number or a code that is read from a distance. */
export const largeControl = style({
  minBlockSize: '4rem',
  textAlign: 'center',
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '0.06em',
});

/** A read-only value beside its label, without a box. */
export const plainControl = style({
  textOverflow: 'ellipsis',
  selectors: {
    '&:read-only:not(select)': {
      // As wide as a phone number, or below its label.
      flex: '1 1 8rem',
      minInlineSize: 0,
      paddingInline: vars.space.xxs,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      fontWeight: vars.fontWeight.medium,
    },
  },
});

globalStyle(`${field}:has(> ${plainControl})`, {
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
});

globalStyle(`${label}:has(+ ${plainControl})`, {
  alignSelf: 'auto',
  flexShrink: 0,
  minInlineSize: '6rem',
  marginBlockEnd: 0,
  color: vars.color.text.muted,
});

/** Positions the button inside the end of an input. */
export const frame = style({ position: 'relative', display: 'flex' });

/** A button with an icon inside the end of an input. */
export const endButton = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text.muted,
  selectors: {
    '&:enabled:hover': { color: vars.color.text.default },
    '&:disabled': { color: vars.color.line.control, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

// Reserves one line, so that an error does not shift the fields below.
export const message = style({
  minBlockSize: `calc(${vars.fontSize.xs} * ${vars.lineHeight.text})`,
  marginBlockStart: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.text,
});

export const details = style({ marginBlockStart: vars.space.xs });

export const foldedField = style([field]);

globalStyle(`${foldedField}:not(:focus-within) > :is(${message}, ${details})`, { display: 'none' });

/** Without a box, so that no layout has a gap for it. */
export const noMessage = style({ position: 'absolute' });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  color: vars.color.danger.text,
  fontWeight: vars.fontWeight.medium,
});

export const errorMark = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginBlockStart: '0.15em',
});
