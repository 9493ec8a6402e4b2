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

/** The box with the picture of a component. */
export const pictureFrame = style({
  display: 'grid',
  blockSize: '11rem',
  overflow: 'hidden',
  borderRadius: radius.sm,
});

/** Shows the start of a picture that does not fit. */
export const fromStart = style({ placeContent: 'safe center', placeItems: 'safe center' });

/** Shows the middle of a picture that does not fit. */
export const centered = style({ placeContent: 'unsafe center', placeItems: 'unsafe center' });

export const note = style({ placeContent: 'center', color: color.text.muted });
