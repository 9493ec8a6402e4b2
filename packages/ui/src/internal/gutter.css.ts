import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';

/** The widest content inside the gutter, its padding included. */
export const column = createVar();

/** The room at both sides of a page's column; header, posters, pages and footer start at the same edge. */
export const gutter = style({
  paddingInline: `max(${vars.space.md}, calc((100% - ${column}) / 2 + ${vars.space.md}))`,
  vars: { [column]: vars.width.content },
  '@media': {
    [media.tablet]: {
      paddingInline: `max(${vars.space.lg}, calc((100% - ${column}) / 2 + ${vars.space.lg}))`,
    },
  },
});
