import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** As high as the title, which has the same place without them, although the controls are higher. */
export const headActions = style({
  '@media': {
    [media.tablet]: {
      display: 'flex',
      alignItems: 'center',
      blockSize: `calc(${vars.fontSize.lg} * ${vars.lineHeight.snug})`,
    },
  },
});

export const paddings = styleVariants({
  roomy: { '@media': { [media.tablet]: { padding: vars.space.lg } } },
  compact: { '@media': { [media.tablet]: { paddingInline: vars.space.lg } } },
});
