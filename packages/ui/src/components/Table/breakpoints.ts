import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/index.ts';

/** The media queries for cards or collapsed rows and for table rows, by the number of columns. */
export const breakpoints = {
  narrow: { few: 'screen and (max-width: 47.99rem)', many: 'screen and (max-width: 63.99rem)' },
  table: { few: media.tablet, many: media.desktop },
};

/** The variants of an element for few and many columns, from its styles below and above the table's breakpoint. */
export function responsive(narrow: StyleRule, table: StyleRule = {}) {
  const columns = {
    few: { '@media': { [breakpoints.narrow.few]: narrow, [breakpoints.table.few]: table } },
    many: { '@media': { [breakpoints.narrow.many]: narrow, [breakpoints.table.many]: table } },
  };
  return { columns };
}
