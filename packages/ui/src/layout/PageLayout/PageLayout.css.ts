import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const layout = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({
  flex: 1,
  // The footer is always below the first screen, so that no page's arrival moves it.
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  outline: 'none',
});

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.sm,
  insetBlockStart: vars.space.sm,
  zIndex: vars.layer.toast,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { display: 'none' } },
});
