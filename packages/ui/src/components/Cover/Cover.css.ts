import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../theme/index.ts';

const { color, fontWeight, space } = vars;
const { overPicture } = color;

/** The height of the window below the header, up to a maximum that grows with the width of an upright window. */
const belowHeader = `100svh - ${vars.size.header}`;
const uprightView = `min(${belowHeader}, max(860px, 130vw))`;
const landscapeView = `min(${belowHeader}, 860px)`;

/** Picture and text overlap in one grid cell. */
export const cover = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: uprightView,
  color: overPicture.text,
  backgroundColor: overPicture.surface,
  vars: {
    [color.line.focus]: overPicture.text,
  },
  '@media': { [media.landscape]: { minBlockSize: landscapeView } },
});

export const picture = style({ gridArea: '1 / 1', zIndex: -1 });

globalStyle(`${picture} img`, {
  maxBlockSize: uprightView,
  '@media': {
    // Uncropped, at the side without text.
    [media.landscape]: {
      maxBlockSize: landscapeView,
      objectFit: 'contain',
      objectPosition: '100% 0',
    },
  },
});

export const text = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  paddingBlock: `${space.huge} ${space.md}`,
  background: `linear-gradient(transparent, ${overPicture.surface} 80%)`,
  '@media': {
    [media.landscape]: { alignSelf: 'center', paddingBlock: space.md, background: 'none' },
  },
});

export const title = style({ fontSize: vars.fontSize.lg, fontWeight: fontWeight.bold });

export const number = style({
  marginInlineEnd: space.xs,
  fontFamily: vars.font.display,
  fontWeight: fontWeight.regular,
  // Red text would not contrast with the red part of the picture.
  '@media': { [media.landscape]: { color: overPicture.accent } },
});

/** As large as a phone's width or a wide window's height allows; words wrap if they do not fit, as with wide letter spacing. */
export const headline = style({
  marginBlock: space.xs,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.75rem, 8.8svh, 19vw)',
  fontWeight: fontWeight.regular,
  lineHeight: '1',
  '@media': { [media.landscape]: { fontSize: 'clamp(3.4rem, min(9.6vw - 1.2rem, 12svh), 7rem)' } },
});

export const line = style({ display: 'block' });

export const below = style({
  marginBlockStart: space.sm,
  fontSize: 'clamp(1rem, 0.4rem + 1.1vw, 1.5rem)',
});

/** Makes the whole cover the press target. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.target,
  // Above the fixed action at the lower edge of the window.
  marginBlockEnd: '5rem',
  fontWeight: fontWeight.bold,
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:focus-visible::after': { ...focusRing, outlineOffset: '-6px' } },
});

globalStyle(`${link}:hover svg`, { translate: space.xs });
