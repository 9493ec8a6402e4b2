import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const note = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });
export const refusal = style({ fontWeight: vars.fontWeight.medium });
export const hint = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
export const action = style({ paddingBlockStart: vars.space.xs });
