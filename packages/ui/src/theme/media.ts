/** Windows with space for text beside a picture. */
export const landscape = '(min-width: 48rem) and (min-aspect-ratio: 1/1)';

/** The media queries; styles outside them are for phones. */
export const media = {
  /** Where overlays are sheets, and other styles that no wider window has. */
  phoneOnly: 'screen and (max-width: 47.99rem)',
  tablet: 'screen and (min-width: 48rem)',
  landscape,
  desktop: 'screen and (min-width: 64rem)',
  /** A desktop tall enough for a sticky column. */
  tallDesktop: 'screen and (min-width: 64rem) and (min-height: 48rem)',
  /** Phones whose browser runs no scripts. */
  phoneWithoutScripts: '(scripting: none) and (width < 64rem)',
  hover: '(hover: hover)',
  /** As low as at 400 % zoom: fixed and sticky elements scroll with the page. */
  shortViewport: 'screen and (max-height: 24rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  /** The browser replaces colours and removes shadows and background images. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
