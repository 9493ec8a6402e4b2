import { style } from '@vanilla-extract/css';
import { overControl } from '../../internal/field/over-control.ts';
import { surface } from '../../internal/popover/popover.css.ts';
import { list as popoverList } from '../../internal/popover/row.css.ts';
import { vars } from '../../theme/index.ts';

export const input = style({
  textOverflow: 'ellipsis',
  selectors: { [overControl]: { paddingInlineEnd: vars.space.xxl } },
});

/** As wide as the field, also on phones, because the on-screen keyboard would cover a sheet. */
export const popover = style([
  surface,
  { flexDirection: 'column', inlineSize: 'var(--trigger-width)', overflow: 'hidden' },
]);

export const list = style([
  popoverList,
  { minBlockSize: 0, maxBlockSize: '20rem', overflowY: 'auto', overscrollBehavior: 'contain' },
]);

export const note = style({
  padding: vars.space.sm,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});
