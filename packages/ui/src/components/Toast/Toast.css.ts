import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { faint } from '../../internal/faint.ts';
import { gutter } from '../../internal/gutter.css.ts';
import { media, vars } from '../../theme/index.ts';

const slideIn = keyframes({ from: { transform: 'translateY(-0.75rem)', opacity: faint } });

// Over the header and above sheets, so that toasts cover neither the content nor the on-screen keyboard.
export const region = style([
  gutter,
  {
    position: 'fixed',
    insetBlockStart: `calc(${vars.space.xxs} + env(safe-area-inset-top, 0px))`,
    insetInline: 0,
    zIndex: vars.layer.toast,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 24rem)',
    justifyContent: 'center',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { justifyContent: 'end' },
      [media.print]: { display: 'none' },
    },
  },
]);

// There is space for one toast, which covers the others.
const place = style({
  gridArea: '1 / 1',
  selectors: { '&:not([data-front])': { visibility: 'hidden' } },
});

// In wide windows there is space for all, the first at the end, unless a dialog is open.
const row = `body:not(:has([role$="dialog"])) ${region}`;
globalStyle(row, {
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'start',
      gap: vars.space.xs,
    },
  },
});
// By class: a universal selector would make the browser compute all styles of the page again whenever a role changes.
globalStyle(`${row} ${place}`, {
  '@media': { [media.desktop]: { flex: '0 1 24rem', visibility: 'visible' } },
});

export const toast = style([
  place,
  {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingInlineStart: vars.space.md,
    paddingInlineEnd: vars.space.xxs,
    paddingBlock: vars.space.xxs,
    border: `1px solid ${vars.color.line.subtle}`,
    borderInlineStart: `3px solid ${vars.color.success.line}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.overlay,
    animation: `${slideIn} ${vars.motion.base} ${vars.motion.easing}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);

export const mark = style({ display: 'inline-flex', color: vars.color.success.text });

export const message = style({
  flex: 1,
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  // Two lines have the height of the button.
  lineHeight: vars.lineHeight.snug,
});
