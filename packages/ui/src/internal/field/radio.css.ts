import { style } from '@vanilla-extract/css';

/** Invisible over its label, so that touch exploration with a screen reader finds it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
