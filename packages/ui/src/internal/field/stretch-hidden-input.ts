import { globalStyle } from '@vanilla-extract/css';

/**
 * Stretches the hidden input of react-aria 3.53.1 over its label, so that touch exploration with a screen
 * reader finds it. Takes the class of the label, which must be positioned; its other children must
 * not be.
 */
export function stretchHiddenInput(label: string) {
  // `!important` overrides the style attribute with which react-aria hides it.
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
