import { globalStyle, style } from '@vanilla-extract/css';
import { mirrorsInRtl } from '../../internal/mirrors-in-rtl.ts';
import { focusRing, media, vars } from '../../theme/index.ts';

export const row = style({ display: 'flex', alignItems: 'center' });

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:has(> :focus-visible)': { ...focusRing, outlineOffset: '-2px' } },
});

const filled = { fill: vars.color.warning.text, stroke: vars.color.warning.text };

// Solid or outlined, to be distinguishable without colour.
const star = style({
  fill: 'transparent',
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  // The filled part is at its start.
  selectors: mirrorsInRtl,
});
export const large = style([star, { inlineSize: '2rem', blockSize: '2rem' }]);
export const small = style([star, { inlineSize: '1.125rem', blockSize: '1.125rem' }]);

export const filledPart = style(filled);

// By the browser, so that the stars are filled before the page is rendered again.
globalStyle(`${choice}:has(~ * > :checked, > :checked) > ${star}`, filled);

// Previews the rating under the pointer.
const previewed = `:is(${choice}:has(~ ${choice}:hover), ${choice}:hover)`;
globalStyle(`${row} ${previewed} ${star}`, {
  '@media': { [media.hover]: { stroke: vars.color.warning.text } },
});

export const stars = style({ display: 'inline-flex', gap: '1px', verticalAlign: 'middle' });
