import { style } from '@vanilla-extract/css';
import { list } from '../../internal/popover/row.css.ts';
import { vars } from '../../theme/index.ts';

export const menu = style([list, { minInlineSize: `max(${vars.width.sm}, var(--trigger-width))` }]);
