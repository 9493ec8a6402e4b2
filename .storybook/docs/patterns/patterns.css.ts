import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.md, maxWidth: vars.size.dialog });
export const list = style({ display: 'grid', gap: vars.space.md });
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
});
