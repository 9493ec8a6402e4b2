import { style } from '@vanilla-extract/css';
import { pressCard, pressTarget } from '../../internal/press-target.css.ts';
import { media, motionSafe, vars } from '../../theme/index.ts';

const { color, motion, space } = vars;

/** On phones the picture is beside the text, on a desktop above it. */
export const card = style([
  pressCard,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    minBlockSize: '8.5rem',
    padding: space.lg,
    backgroundColor: color.surface.card,
    '@media': { [media.desktop]: { minBlockSize: '28rem', paddingBlockStart: '14rem' } },
  },
]);

export const picture = style([
  motionSafe('transform', motion.base),
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: '40%',
    maxInlineSize: '12rem',
    blockSize: '8.5rem',
    zIndex: -1,
    maskImage: 'radial-gradient(circle at 55% 50%, black 40%, transparent 65%)',
    selectors: { [`${card}:has(${pressTarget}:hover) &`]: { transform: 'scale(1.04)' } },
    '@media': {
      [media.desktop]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        blockSize: '15rem',
        maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
      },
    },
  },
]);

/** Beside the picture, on a desktop below it. */
export const words = style({
  paddingInlineEnd: '34%',
  '@media': { [media.desktop]: { paddingInlineEnd: 0 } },
});

/** In the corner, since the whole card is the link. */
export const arrow = style({
  position: 'absolute',
  insetBlockEnd: space.lg,
  insetInlineEnd: space.lg,
  display: 'inline-flex',
  '@media': { [media.desktop]: { position: 'static', justifySelf: 'end' } },
});

/** At the bottom, aligned across a row of cards. */
export const end = style({ display: 'grid', marginBlockStart: 'auto' });
