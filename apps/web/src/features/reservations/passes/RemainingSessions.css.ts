import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space.xxs,
});

export const count = style({ fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' });

export const muted = style({
  color: vars.color.text.muted,
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
});
