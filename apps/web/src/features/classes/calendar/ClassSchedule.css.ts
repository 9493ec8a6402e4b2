import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** The calendar, and beside it on a desktop what is on today. */
export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.size.reading}) minmax(18rem, 1fr)` },
  },
});

export const placeholder = style({ display: 'grid', gap: vars.space.sm });
