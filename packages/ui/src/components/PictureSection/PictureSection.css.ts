import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const section = style({ containerType: 'inline-size' });

/** Beside each other where there is room, otherwise the text below the picture. */
export const columns = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { '(min-width: 20rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** A small picture, always beside the text. */
export const small = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
});

export const picture = style({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});
