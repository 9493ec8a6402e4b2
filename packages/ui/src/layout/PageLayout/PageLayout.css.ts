import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const layout = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  // The footer is always below the first screen, so that a loading page does not move it.
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  outline: 'none',
});

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.sm,
  insetBlockStart: vars.space.sm,
  zIndex: vars.layer.toast,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
