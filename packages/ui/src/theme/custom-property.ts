/** The name of a token's custom property without `--`: `color.text.onAccent` is `fitness-color-text-on-accent`. */
export function customPropertyOf(path: readonly string[]): string {
  return ['fitness', ...path]
    .join('-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
