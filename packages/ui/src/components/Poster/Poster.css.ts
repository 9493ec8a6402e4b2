import { style, styleVariants } from '@vanilla-extract/css';
import { gutter } from '../../internal/gutter.css.ts';
import { media, vars } from '../../theme/index.ts';

const { color, fontWeight, lineHeight, space } = vars;
const { overPicture } = color;

/** Picture and text lie on each other; the picture's proportions give the height. */
export const poster = style({
  display: 'grid',
  gridTemplateAreas: '"poster"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: overPicture.text,
  backgroundColor: overPicture.surface,
  vars: {
    [color.text.default]: overPicture.text,
    [color.text.accent]: overPicture.accent,
    [color.line.focus]: overPicture.text,
  },
});

export const picture = style({
  gridArea: 'poster',
  // On phones, room below the picture, so that the text covers less of it; on white paper it would not be readable there.
  paddingBlockEnd: space.xxl,
  '@media': { [media.tablet]: { paddingBlockEnd: 0 }, [media.print]: { paddingBlockEnd: 0 } },
});

export const text = style([
  gutter,
  {
    gridArea: 'poster',
    position: 'relative',
    alignSelf: 'end',
    paddingBlock: space.xl,
    '@media': { [media.tablet]: { alignSelf: 'center', paddingBlock: space.md } },
  },
]);

const label = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
});
export const labels = {
  lg: style([label, { fontSize: vars.fontSize.lg }]),
  xl: style([label, { fontSize: vars.fontSize.xl }]),
};

export const number = style({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontWeight: fontWeight.regular,
  letterSpacing: '0.04em',
});

const words = style({
  marginBlock: space.xs,
  fontFamily: vars.font.display,
  fontWeight: fontWeight.regular,
  lineHeight: '1.02',
  textWrap: 'wrap',
});

/** As large as the width of a phone allows; words that do not fit, as with wide spacing, wrap. */
export const headline = styleVariants(
  { slogan: 'min(12.8vw, 6rem)', title: 'min(19vw, 8rem)' },
  (fontSize) => [
    words,
    {
      fontSize,
      '@media': { [media.tablet]: { fontSize: 'clamp(3.4rem, 9.6vw - 1.2rem, 9.5rem)' } },
    },
  ],
);

export const line = style({ display: 'block' });

/** Its words stand below each other where the text is beside the picture. */
export const part = style({ '@media': { [media.tablet]: { display: 'block' } } });

export const below = style({
  marginBlockStart: space.sm,
  fontSize: 'clamp(1rem, 0.4rem + 1.1vw, 1.5rem)',
});

export const action = style({ marginBlockStart: space.lg });
