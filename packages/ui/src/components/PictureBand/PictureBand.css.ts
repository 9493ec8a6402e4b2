import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, space } = vars;

const { overPicture } = color;

/** As wide as the window; the sentence is below the band on phones and inside it otherwise. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateRows: '2fr 1fr' } },
});

export const picture = style({
  gridArea: '1 / 1',
  display: 'flex',
  justifyContent: 'end',
  blockSize: '9rem',
  backgroundColor: overPicture.surface,
  '@media': { [media.tablet]: { gridRow: '1 / 3', blockSize: '11rem' } },
});

// The uncropped picture, aligned to the end of the column; its grain, which ends with it, fades out at the edges.
globalStyle(`${picture} > *`, {
  aspectRatio: '2',
  maxInlineSize: '100%',
  maskImage: 'linear-gradient(to right, transparent, black 25%, black 93%, transparent)',
});
globalStyle(`${picture} > *::after`, {
  maskImage: 'linear-gradient(transparent, black 25%, black 75%, transparent)',
});
globalStyle(`${picture} img`, { objectFit: 'contain', objectPosition: '100% 50%' });

export const words = style({
  gridArea: '1 / 1',
  // Above the picture.
  zIndex: 1,
  alignSelf: 'end',
  paddingBlockEnd: space.lg,
  color: overPicture.text,
  vars: { [color.text.accent]: overPicture.accent },
  '@media': { [media.tablet]: { paddingBlockEnd: 0 } },
});

/** Wraps before the picture, which is in the end half. */
export const beside = style({
  maxInlineSize: '50%',
});

export const lead = style({
  gridArea: '2 / 1',
  zIndex: 1,
  paddingBlockStart: space.md,
  color: color.text.muted,
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: { paddingBlockStart: space.sm, color: overPicture.text },
  },
});

export const sentence = style({ '@media': { [media.tablet]: { maxInlineSize: '50%' } } });
