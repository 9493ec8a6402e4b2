import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';

/** The maximum width of the content inside the gutter, including its padding. */
export const column = createVar();

/** The space on both sides of a page's column; header, posters, pages and footer are aligned to it. */
export const gutter = style({
  paddingInline: `max(${vars.space.md}, calc((100% - ${column}) / 2 + ${vars.space.md}))`,
  vars: { [column]: vars.width.content },
  '@media': {
    [media.tablet]: {
      paddingInline: `max(${vars.space.lg}, calc((100% - ${column}) / 2 + ${vars.space.lg}))`,
    },
  },
});
