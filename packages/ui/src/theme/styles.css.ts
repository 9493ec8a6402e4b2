import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';
import { media } from './media.ts';
import { isPublished } from './published.ts';
import { preferenceSelector } from './preferences.ts';
import { prerenderedHiddenClass, visuallyHiddenRule } from './prerendering.ts';
import { focusRing } from './states.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
// An element with its own theme needs the base styles of a page in that theme.
reset(isPublished ? 'html, [data-theme]' : 'html', {
  fontFamily: vars.font.text,
  lineHeight: vars.lineHeight.text,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  // Keeps a scrolled-to element clear of the header.
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
  '@media': { [media.shortViewport]: { scrollPaddingBlockStart: vars.space.md } },
});
reset('body', { minHeight: '100dvh', WebkitFontSmoothing: 'antialiased' });
reset('img, picture, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 'none', cursor: 'pointer' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('a', { color: 'inherit' });
reset('h1, h2, h3', {
  lineHeight: vars.lineHeight.snug,
  fontWeight: vars.fontWeight.bold,
  textWrap: 'balance',
  fontVariantNumeric: 'proportional-nums',
});
reset('table, ul, ol, dl', { fontVariantNumeric: 'tabular-nums' });
reset('table', { borderCollapse: 'collapse', width: '100%' });
reset('address', { fontStyle: 'normal' });
reset('fieldset', { border: 'none', minWidth: 0 });
reset(':focus-visible', focusRing);
globalStyle(`.${prerenderedHiddenClass}`, visuallyHiddenRule);
reset('h1[tabindex="-1"]:focus', { outline: 'none' });

// Sizes are in rem, so all grow with the text.
globalStyle(`html${preferenceSelector('largeText')}`, { fontSize: '125%' });
// As under `media.reducedMotion`, and over every animation of a component.
const still = `html${preferenceSelector('reducedMotion')}`;
globalStyle(`${still} *, ${still} ::before, ${still} ::after`, {
  animation: 'none !important',
  transition: 'none !important',
});
