import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { pulse } from '../Skeleton/Skeleton.css.ts';

const base = style({
  position: 'relative',
  display: 'grid',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  backgroundColor: vars.color.surface.card,
});

const height = (property: 'blockSize' | 'minBlockSize') => ({
  [property]: '20rem',
  '@media': {
    [media.tablet]: { [property]: '28rem' },
    [media.desktop]: { [property]: '36rem' },
  },
});

/** The same height in every state, to avoid a layout shift; only enlarged text increases it. */
export const frame = style([base, height('minBlockSize')]);
export const map = style([base, height('blockSize')]);
globalStyle(`${map} > *`, { inlineSize: '100%', blockSize: '100%' });

const streets = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.color.neutral.surface,
});

export const outlines = {
  still: streets,
  pulsing: style([streets, pulse]),
};

export const message = style({ position: 'relative', placeSelf: 'center' });
