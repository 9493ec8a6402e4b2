import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid' });

/** Behind the fixed link on phones: what scrolls towards it fades instead of running under it. */
export const fade = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.fixedAction,
  blockSize: `calc(${vars.size.control} + ${vars.space.xxl} + env(safe-area-inset-bottom, 0px))`,
  background: `linear-gradient(transparent, ${vars.color.surface.page} 75%)`,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Room below the footer, so that the fixed link never lies on anything at the end of the page. */
globalStyle(`body:has(${stack})`, {
  paddingBlockEnd: `calc(${vars.size.control} + 2 * ${vars.space.md} + env(safe-area-inset-bottom, 0px))`,
});
