import { style } from '@vanilla-extract/css';
import { pressCard } from '../../internal/press-target.css.ts';
import { vars } from '../../theme/index.ts';

const { color, fontSize, space } = vars;

/** Picture and text overlap in one grid cell, so that a long text makes it taller. */
export const portrait = style([
  pressCard,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100%',
    color: color.overPicture.text,
    borderColor: color.line.control,
    backgroundColor: color.overPicture.surface,
  },
]);

export const frame = style({
  gridArea: '1 / 1',
  display: 'block',
  // Explicit, because a text that makes it taller would make it wider too.
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  minBlockSize: '100%',
});

export const text = style({
  gridArea: '1 / 1',
  // Above the picture.
  zIndex: 1,
  alignSelf: 'end',
  display: 'grid',
  minInlineSize: 0,
  padding: `${space.huge} ${space.md} ${space.md}`,
  background: `linear-gradient(transparent, ${color.overPicture.surface} 65%)`,
});

export const name = style({
  fontSize: fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
});

export const note = style({ fontSize: fontSize.sm, textWrap: 'pretty' });
