import './fonts.css.ts';

/** Loads the complete text font after the first paint; until then the system's sans-serif replaces missing glyphs. */
export function loadFonts() {
  return import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
}
