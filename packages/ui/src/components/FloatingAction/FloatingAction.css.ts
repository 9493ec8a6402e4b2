import { globalStyle, style } from '@vanilla-extract/css';
import { gutter } from '../../internal/gutter.css.ts';
import { media, vars } from '../../theme/index.ts';

const { color, layer, size, space } = vars;
const safeArea = 'env(safe-area-inset-bottom, 0px)';

const wide = 'screen and (min-width: 40rem)';

/**
 * On phones the content fades out under the button; in wider windows a bar ends the view, so that the button is never over
 * content. In a low viewport it is not fixed, to save space.
 */
export const floatingAction = style([
  gutter,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.fixedAction,
    display: 'grid',
    paddingBlock: `${space.xl} calc(${space.md} + ${safeArea})`,
    background: `linear-gradient(transparent, ${color.surface.page} ${space.xl})`,
    pointerEvents: 'none',
    '@media': {
      [wide]: {
        justifyItems: 'end',
        paddingBlock: `${space.xs} calc(${space.xs} + ${safeArea})`,
        borderBlockStart: `1px solid ${color.line.subtle}`,
        background: color.surface.page,
        pointerEvents: 'auto',
      },
      [media.shortViewport]: { position: 'static' },
      [media.print]: { display: 'none' },
    },
  },
]);

globalStyle(`${floatingAction} > *`, { pointerEvents: 'auto' });

const room = `calc(${space.xl} + ${size.control} + ${space.md} + ${safeArea})`;

// Reserves space at the end of the page, so that the button never covers content there.
globalStyle(`body:has(${floatingAction})::after`, {
  content: '',
  display: 'block',
  blockSize: room,
  '@media': { [media.shortViewport]: { display: 'none' } },
});

// Keeps a focused or scrolled-to element above the button.
globalStyle(`html:has(${floatingAction})`, {
  scrollPaddingBlockEnd: room,
  '@media': { [media.shortViewport]: { scrollPaddingBlockEnd: 0 } },
});
