import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const tiles = style({ display: 'grid', minInlineSize: 0 });

/** One row, to the edges of a phone's window, where the next tile is visible in part. */
export const row = style({
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(11rem, 1fr)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  // Room for the focus ring, which would be cut off otherwise.
  padding: vars.space.xxs,
  margin: `calc(${vars.space.xxs} * -1)`,
  scrollPaddingInline: vars.space.xxs,
  '@media': {
    [media.phoneOnly]: {
      gridAutoColumns: '60%',
      paddingInline: vars.space.md,
      marginInline: `calc(${vars.space.md} * -1)`,
      scrollPaddingInline: vars.space.md,
    },
  },
});

globalStyle(`${row} > *`, { scrollSnapAlign: 'start' });
