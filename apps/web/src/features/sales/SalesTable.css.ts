import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
});

export const title = style({ flex: 1, fontSize: vars.fontSize.lg });

/** Where there is a printer near, and not on the paper itself. */
export const print = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex' } },
});

export const save = style({ '@media': { [media.print]: { display: 'none' } } });

export const nothing = style({ color: vars.color.text.muted });
