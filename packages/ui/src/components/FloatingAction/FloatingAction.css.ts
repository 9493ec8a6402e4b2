import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, layer, size, space } = vars;
const safeArea = 'env(safe-area-inset-bottom, 0px)';

/** On phones what scrolls towards it fades, elsewhere it is white, so that red never lies on red; a low view has no room for anything fixed. */
export const floatingAction = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.fixedAction,
  display: 'grid',
  padding: `${space.xl} ${space.md} calc(${space.md} + ${safeArea})`,
  background: `linear-gradient(transparent, ${color.surface.page} ${space.xl})`,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetInlineStart: 'auto', padding: space.xl, background: 'none' },
    // Under forced colours, background and text would be the same colour of the system.
    [`${media.tablet} and (forced-colors: none)`]: {
      vars: {
        [color.accent.base]: color.overPicture.text,
        [color.accent.hover]: color.overPicture.text,
        [color.text.onAccent]: color.overPicture.surface,
      },
    },
    [media.shortViewport]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${floatingAction} > *`, { pointerEvents: 'auto', boxShadow: vars.shadow.overlay });

const room = `calc(${space.xl} + ${size.control} + ${space.md} + ${safeArea})`;

// Below everything else, so that it never lies on anything at the end of the page.
globalStyle(`body:has(${floatingAction})::after`, {
  content: '',
  display: 'block',
  blockSize: room,
  '@media': { [media.shortViewport]: { display: 'none' } },
});

// What is focused or scrolled to stays above it.
globalStyle(`html:has(${floatingAction})`, {
  scrollPaddingBlockEnd: room,
  '@media': { [media.shortViewport]: { scrollPaddingBlockEnd: 0 } },
});
