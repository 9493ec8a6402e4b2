/** The maximum width of a text in em, including the letter spacing that users may set (WCAG 1.4.12). */
export function textWidth(text: string) {
  return [...text].reduce((sum, letter) => sum + (letter > '\u007f' ? 1.1 : 0.72), 0);
}

/** The smallest interval between labelled columns at which labels do not overlap. */
export function labelStep(labels: readonly string[], columnWidth: number) {
  const widest = Math.max(0, ...labels.map(textWidth));
  return columnWidth > 0 ? Math.max(1, Math.ceil(widest / columnWidth)) : labels.length;
}

/** True when the label of a column ends before the last label, which ends with the chart. */
export function hasRoom(labels: readonly string[], index: number, columnWidth: number) {
  const width = textWidth(labels[index] ?? '') + textWidth(labels.at(-1) ?? '');
  return index === labels.length - 1 || width <= (labels.length - index) * columnWidth;
}

/** The text anchor of a label: centred on its column, except at the ends of the chart. */
export function anchorOf(text: string, index: number, columns: number, columnWidth: number) {
  const half = textWidth(text) / 2;
  const centre = (index + 0.5) * columnWidth;
  if (centre < half) return 'start';
  return columns * columnWidth - centre < half ? 'end' : 'middle';
}
