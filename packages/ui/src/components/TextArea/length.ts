/** The number of code points, as JSON Schema counts, without the white space around the text. */
export function lengthOf(text: string) {
  return [...text.trim()].length;
}

/** The remaining shares of the limit at which the number is announced. */
const announced = [0, 0.01, 0.05, 0.1];

/**
 * The smallest announcement threshold, in characters, that is not below the remaining number; null far from the limit and above
 * it.
 */
export function announcedRest(length: number, maxLength: number): number | null {
  const rest = maxLength - length;
  if (rest < 0) return null;
  const steps = announced.map((share) => Math.round(maxLength * share));
  return steps.find((step) => rest <= step) ?? null;
}
