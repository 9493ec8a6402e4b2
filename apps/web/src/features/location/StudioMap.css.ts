import { media, vars } from '@fitness/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Equally high in every state, so that nothing moves when the map is loaded. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  blockSize: '20rem',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  backgroundColor: vars.color.surface.card,
  '@media': {
    [media.tablet]: { blockSize: '28rem' },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
      blockSize: '36rem',
    },
  },
});

export const map = style({ inlineSize: '100%', blockSize: '100%' });

export const streets = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.color.neutral.surface,
});

export const pulsing = style([
  streets,
  {
    animation: `${pulse} 1.6s ${vars.motion.easing} infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);

export const message = style({
  position: 'relative',
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.lg,
  textAlign: 'center',
});

export const problem = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });

export const help = style({ maxInlineSize: '24em', color: vars.color.text.muted });

export const action = style({ marginBlockStart: vars.space.sm });
