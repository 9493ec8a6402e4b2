import { globalStyle, style } from '@vanilla-extract/css';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';

export const overlay = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // The height without the on-screen keyboard; set by react-aria.
  blockSize: 'var(--visual-viewport-height)',
  backgroundColor: vars.color.surface.page,
  zIndex: vars.layer.overlay,
});

// A swipe on a touch screen neither reloads the page nor goes back.
globalStyle(`html:has(${overlay})`, { overscrollBehavior: 'none' });

export const panel = style({ blockSize: '100%' });

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  blockSize: '100%',
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: aboveSafeArea(vars.space.xs),
  paddingInline: vars.space.md,
  overflowY: 'auto',
  overscrollBehavior: 'none',
  outline: 'none',
  '@media': {
    [media.tablet]: {
      gap: vars.space.md,
      paddingBlockStart: vars.space.md,
      paddingBlockEnd: aboveSafeArea(vars.space.md),
      paddingInline: vars.space.lg,
    },
  },
});

export const row = style({ flexShrink: 0 });

// Automatic margins, because the content could not be scrolled to its beginning if it were centred in a window that is too low.
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: vars.width.content,
  marginBlock: 'auto',
  marginInline: 'auto',
  // A phone has no height to spare.
  '@media': { [media.phoneOnly]: { flexGrow: 1 } },
});
