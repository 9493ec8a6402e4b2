import { style } from '@vanilla-extract/css';
import { pressTarget } from '../../internal/press-target.css.ts';
import { focusRing, media, motionSafe, vars } from '../../theme/index.ts';

const { color, motion, radius, space } = vars;

/** Makes the whole card the press target of its link. */
export const link = pressTarget;

/** On phones the picture is beside the text, on a desktop above it. */
export const card = style([
  motionSafe('border-color', motion.base),
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    minBlockSize: '8.5rem',
    padding: space.lg,
    overflow: 'hidden',
    isolation: 'isolate',
    border: `1px solid ${color.line.subtle}`,
    borderRadius: radius.lg,
    backgroundColor: color.surface.card,
    selectors: {
      [`&:has(${link}:hover)`]: { borderColor: color.text.muted },
      [`&:has(${link}:focus-visible)`]: focusRing,
    },
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
    selectors: { [`${card}:has(${link}:hover) &`]: { transform: 'scale(1.04)' } },
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
