import { globalStyle } from '@vanilla-extract/css';

/**
 * Spreads react-aria's hidden input over the whole option, unseen but there: a finger that explores the screen with a
 * screen reader finds it where it is drawn, and so does whatever presses the input itself. Call it in a `.css.ts` with the
 * class of the label, which must be positioned; what is drawn in it must not be, or it covers the input in turn.
 */
export function stretchHiddenInput(label: string) {
  // The library hides it with a style attribute, which only `!important` can outrank.
  globalStyle(`${label} > span:first-child:has(> input)`, {
    inset: '0 !important',
    inlineSize: '100% !important',
    blockSize: '100% !important',
    margin: '0 !important',
    clip: 'auto !important',
    clipPath: 'none !important',
    opacity: 0,
  });
  globalStyle(`${label} > span:first-child > input`, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'inherit',
  });
}
