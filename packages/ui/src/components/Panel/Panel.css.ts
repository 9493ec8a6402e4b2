import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { card, raised } = vars.color.surface;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const tones = styleVariants({ card, raised }, (backgroundColor) => ({ backgroundColor }));

export const paddings = styleVariants({
  roomy: { '@media': { [media.tablet]: { padding: vars.space.lg } } },
  compact: { '@media': { [media.tablet]: { paddingInline: vars.space.lg } } },
});
