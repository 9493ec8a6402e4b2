/** The WCAG 2 contrast ratio of two opaque colours (`#rrggbb`): 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  const light = Math.max(...luminances);
  const dark = Math.min(...luminances);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
