/** Space above the gesture bar of a phone. */
export function aboveSafeArea(space: string) {
  return `calc(${space} + env(safe-area-inset-bottom, 0px))`;
}
