/** Room for words beside a picture. */
export const landscape = '(min-width: 48rem) and (min-aspect-ratio: 1/1)';

/** The media queries; styles outside them are for phones. */
export const media = {
  tablet: 'screen and (min-width: 48rem)',
  landscape,
  desktop: 'screen and (min-width: 64rem)',
  /** Also high enough for a column that stays in view. */
  tallDesktop: 'screen and (min-width: 64rem) and (min-height: 48rem)',
  /** Phones whose browser runs no scripts. */
  phoneWithoutScripts: '(scripting: none) and (width < 64rem)',
  hover: '(hover: hover)',
  /** As low as at 400 % zoom: what was fixed or sticky scrolls with the page. */
  shortViewport: 'screen and (max-height: 24rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  /** The browser replaces colours and removes shadows and background images. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
