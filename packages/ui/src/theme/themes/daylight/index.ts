import './theme.css.ts';

/** Does nothing, because this theme uses the device's fonts. */
export function loadFonts() {
  return Promise.resolve();
}
