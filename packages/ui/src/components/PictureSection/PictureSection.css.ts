import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, space } = vars;
const { overPicture } = color;

/** To the edges of a phone's window. */
const marginInline = `calc(${space.md} * -1)`;

/** On phones the title is on the picture; in wider windows title and content are centred beside it. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto auto 1fr',
      gap: `0 ${space.xl}`,
    },
  },
});

export const picture = style({
  '@media': {
    [media.phoneOnly]: {
      gridArea: '1 / 1',
      marginInline,
      aspectRatio: '1',
      maxBlockSize: '26rem',
    },
    [media.tablet]: { gridArea: '1 / 1 / -1' },
  },
});

export const title = style({
  minInlineSize: 0,
  '@media': {
    [media.phoneOnly]: {
      gridArea: '1 / 1',
      // Above the picture.
      zIndex: 1,
      alignSelf: 'end',
      marginInline,
      padding: `${space.huge} ${space.md} 0`,
      color: overPicture.text,
      background: `linear-gradient(transparent, ${overPicture.surface} 70%)`,
      // Red text would not contrast with a red part of the picture.
      vars: { [color.text.accent]: overPicture.text },
    },
    [media.tablet]: { gridArea: '2 / 2', paddingBlockEnd: space.lg },
  },
});

export const content = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridArea: '3 / 2' } },
});

export const reversed = style({});
globalStyle(`${reversed} > ${picture}`, { '@media': { [media.tablet]: { gridColumn: 2 } } });
globalStyle(`${reversed} > :is(${title}, ${content})`, {
  '@media': { [media.tablet]: { gridColumn: 1 } },
});
