import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gap: vars.space.lg, gridTemplateColumns: '22rem minmax(0, 1fr)' },
  },
});

export const aside = style({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gap: vars.space.lg,
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
    },
  },
});
