import './theme.css.ts';

/** Loads nothing: the fonts are those of the device. */
export function loadFonts() {
  return Promise.resolve();
}
