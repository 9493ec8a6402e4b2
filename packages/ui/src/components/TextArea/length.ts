/** The number of code points, as JSON Schema counts, without the white space around the text. */
export function lengthOf(text: string) {
  return [...text.trim()].length;
}

/** The shares of the limit at which a screen reader hears what is left. */
const announced = [0, 0.01, 0.05, 0.1];

/** The least of the announced numbers that at most so many characters are left; null far from the limit and above it. */
export function announcedRest(length: number, maxLength: number): number | null {
  const rest = maxLength - length;
  if (rest < 0) return null;
  const steps = announced.map((share) => Math.round(maxLength * share));
  return steps.find((step) => rest <= step) ?? null;
}
