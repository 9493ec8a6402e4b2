import lzString from 'lz-string';

/** Code as a value that Storybook accepts in a URL: letters, digits, `-` and `_`. */
export function linkOf(code: string): string {
  return lzString.compressToEncodedURIComponent(code).replaceAll('+', '_');
}

/** The code in a link; empty without one. */
export function codeIn(link: string): string {
  return lzString.decompressFromEncodedURIComponent(link.replaceAll('_', '+')) ?? '';
}
