import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, fontSize, space } = vars;

/** Above the whole canvas, also above the overlays of the story; scrolls where the sides are wider. */
export const sides = style({
  position: 'fixed',
  inset: 0,
  zIndex: 2 ** 31 - 1,
  display: 'flex',
  gap: space.sm,
  overflow: 'auto',
  padding: space.sm,
  backgroundColor: color.surface.sunken,
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.xs,
  flex: '1 0 24.375rem',
});

export const title = style({
  color: color.text.muted,
  fontFamily: font.text,
  fontSize: fontSize.sm,
});

export const frame = style({ border: `1px solid ${color.line.control}` });

/** Around a story in a page of its own. */
export const storyFrame = style({ blockSize: '100%' });
