import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: vars.space.sm });

export const columns = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gap: vars.space.lg, gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
});

export const column = style({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gap: vars.space.lg } },
});
