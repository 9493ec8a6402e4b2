import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, vars } from '../../theme/index.ts';
import { number as calendarNumber } from '../Calendar/CalendarDay.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, size, space } = vars;
const line = `1px solid ${color.line.subtle}`;

export const root = style({
  inlineSize: '100%',
  minInlineSize: 0,
  border: line,
  borderRadius: radius.lg,
  backgroundColor: color.surface.card,
  overflow: 'clip',
});

/** Around the toolbar, whose inset is that of a Calendar. */
export const head = style({ padding: `${space.sm} ${space.xxs} 0` });

/** Scrolls sideways where seven days do not fit. */
export const scroll = style({ overflowX: 'auto' });

export const grid = style({
  minInlineSize: `calc(7 * ${size.cell} + 4rem)`,
  outline: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `3.75rem repeat(7, minmax(0, 1fr))`,
});

export const day = recipe({
  base: {
    paddingBlock: space.xxs,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    textAlign: 'center',
  },
  variants: {
    tone: {
      weekday: { color: color.text.muted },
      sunday: { color: color.text.sunday },
      saturday: { color: color.text.saturday },
    },
    isToday: { true: { color: color.text.default, fontWeight: fontWeight.bold } },
  },
});

export const number = style([calendarNumber, { marginInline: 'auto', fontSize: fontSize.sm }]);

export const hour = style({
  paddingBlockStart: space.xxs,
  paddingInlineEnd: space.xs,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  textAlign: 'end',
});

export const cell = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: size.target,
    borderBlockStart: line,
    borderInlineStart: line,
  },
  variants: { isToday: { true: { backgroundColor: color.surface.raised } } },
});

export const press = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: '2px',
  minInlineSize: 0,
  minBlockSize: size.target,
  padding: '2px',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-disabled]': { cursor: 'default' },
  },
});

/** The plus sign of a free hour: visible on hover and focus, on touch screens always. */
export const add = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  color: color.text.muted,
  fontSize: fontSize.md,
  opacity: 0,
  selectors: { [`${press}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
  '@media': { '(hover: none)': { color: color.line.control, opacity: 1 } },
});

export const item = recipe({
  base: {
    display: 'block',
    minInlineSize: 0,
    minBlockSize: `calc(${size.target} - 6px)`,
    padding: '2px 5px',
    border: '1px solid transparent',
    borderInlineStartWidth: '3px',
    borderRadius: radius.sm,
    color: color.text.default,
    overflowWrap: 'anywhere',
    selectors: { [`${press}:hover > &`]: { borderColor: color.text.muted } },
  },
  variants: {
    variant: {
      filled: { borderColor: color.info.line, backgroundColor: color.info.surface },
      outlined: { borderColor: color.line.control, color: color.text.muted },
    },
    isMuted: {
      true: {
        borderColor: color.line.subtle,
        backgroundColor: 'transparent',
        color: color.text.muted,
      },
    },
  },
});

export const time = style({
  display: 'block',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** The part of the hour that has passed. */
export const nowAt = createVar();

/** The current minute, across its hour. */
export const now = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: nowAt,
  borderBlockStart: `2px solid ${color.accent.base}`,
  pointerEvents: 'none',
  selectors: {
    // Only at the edge of an item, so that it does not cross its text.
    ':has(time) + &': { insetInlineEnd: 'auto', inlineSize: space.xs },
  },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineStart: '-4px',
    borderRadius: radius.full,
    // A border, because forced colours remove backgrounds.
    border: `4px solid ${color.accent.base}`,
  },
});

export const foot = style({
  padding: `${space.xs} ${space.md}`,
  borderBlockStart: line,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.tablet]: { paddingInline: space.lg } },
});
