import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../theme/index.ts';

const { color, fontWeight, space } = vars;
const { overPicture } = color;

/** The height of the window below the header, up to a maximum that grows with the width of an upright window. */
const belowHeader = `100svh - ${vars.size.header}`;
const uprightView = `min(${belowHeader}, max(860px, 130vw))`;
const landscapeView = `min(${belowHeader}, 860px)`;

const height = createVar();

/** Picture and text overlap in one grid cell. */
export const cover = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: height,
  color: overPicture.text,
  backgroundColor: overPicture.surface,
  vars: {
    [color.line.focus]: overPicture.text,
    [height]: uprightView,
  },
  '@media': { [media.landscape]: { vars: { [height]: landscapeView } } },
});

/** A cover below the first one: lower, so that the next one begins in the same view. */
export const following = style({
  viewTimelineName: '--cover',
  selectors: { '&&': { vars: { [height]: '72svh' } } },
});

export const picture = style({ gridArea: '1 / 1', zIndex: -1 });

globalStyle(`${picture} img`, {
  maxBlockSize: height,
  '@media': {
    // Uncropped, at the side without text.
    [media.landscape]: {
      objectFit: 'contain',
      objectPosition: '100% 0',
    },
  },
});

/** As much larger as it is moved, so that it always fills its frame. */
const moveIn = keyframes({ from: { transform: 'translateY(8%) scale(1.16)' } });

globalStyle(`${following} img`, {
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${moveIn} linear both`,
          animationTimeline: '--cover',
          animationRange: 'entry',
        },
      },
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

globalStyle(`${following} > ${text}`, {
  paddingBlockEnd: space.xl,
  '@media': { [media.landscape]: { paddingBlockEnd: space.md } },
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

export const detail = style({ display: 'block', fontWeight: fontWeight.bold });

/** Makes the whole cover the press target. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.target,
  fontWeight: fontWeight.bold,
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-6px' },
    // Above the fixed action at the lower edge of the window.
    [`${cover}:not(${following}) &`]: {
      marginBlockEnd: '5rem',
      '@media': { [media.landscape]: { marginBlockEnd: '7.5rem' } },
    },
  },
});

globalStyle(`${link}:hover svg`, { translate: space.xs });
