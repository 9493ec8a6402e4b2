import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

/** The link to a component. */
export const card = style({
  display: 'grid',
  gap: space.sm,
  blockSize: '100%',
  alignContent: 'start',
  padding: space.sm,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  backgroundColor: color.surface.card,
  color: color.text.default,
  textDecoration: 'none',
  ':hover': { borderColor: color.line.control },
});

/** Where the picture of a component is. */
export const stage = style({
  display: 'grid',
  blockSize: '11rem',
  overflow: 'hidden',
  borderRadius: radius.sm,
  backgroundColor: color.surface.page,
});

/** The first of many variants, half as large. */
export const variants = style({ maxInlineSize: 'none', zoom: 0.6 });

/** A whole screen. */
export const screen = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const note = style({ placeSelf: 'center', color: color.text.muted });
