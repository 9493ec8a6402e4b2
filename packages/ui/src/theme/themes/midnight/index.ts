import './fonts.css.ts';
import './theme.css.ts';

/** Loads the full text font after the first paint; until then sans-serif fills missing glyphs. */
export function loadFonts(): Promise<unknown> {
  return import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
}
