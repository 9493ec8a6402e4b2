import './fonts.css.ts';

/** Loads Pretendard's subset style sheet after the first paint; until then the system's Korean sans-serif stands in. */
export function loadFonts() {
  return import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
}
