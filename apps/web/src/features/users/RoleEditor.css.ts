import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const editor = style({
  display: 'inline-grid',
  gridTemplateColumns: '6.75rem auto',
  gap: vars.space.xs,
  alignItems: 'center',
  '@media': { [media.print]: { gridTemplateColumns: 'auto' } },
});
