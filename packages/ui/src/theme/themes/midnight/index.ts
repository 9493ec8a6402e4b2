import './fonts.css.ts';
import './theme.css.ts';

/** Loads the fonts of all other texts after the first paint; until then sans-serif fills missing glyphs. */
export function loadFonts(): Promise<unknown> {
  return Promise.all([
    import('./later-fonts.css.ts'),
    import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  ]);
}
