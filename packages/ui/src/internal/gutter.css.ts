import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';

const beside = (space: string) =>
  `max(${space}, calc((100% - ${vars.width.content}) / 2 + ${space}))`;

/** The space on both sides of a page's column; header, posters, pages and footer are aligned to it. */
export const gutter = style({
  paddingInline: beside(vars.space.md),
  '@media': { [media.tablet]: { paddingInline: beside(vars.space.lg) } },
});
