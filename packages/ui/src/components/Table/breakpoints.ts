import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/index.ts';

/** Where rows are cards or folded and where they are table rows, by the number of columns. */
export const breakpoints = {
  narrow: { few: 'screen and (max-width: 47.99rem)', many: 'screen and (max-width: 63.99rem)' },
  table: { few: media.tablet, many: media.desktop },
};

/** The variants of an element for few and many columns, from its styles below the table's width and from it on. */
export function responsive(narrow: StyleRule, table: StyleRule = {}) {
  const columns = {
    few: { '@media': { [breakpoints.narrow.few]: narrow, [breakpoints.table.few]: table } },
    many: { '@media': { [breakpoints.narrow.many]: narrow, [breakpoints.table.many]: table } },
  };
  return { columns };
}
