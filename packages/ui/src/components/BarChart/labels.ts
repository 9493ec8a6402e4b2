/** The width that a text may take in em, also with the letter spacing that users may set. */
export function textWidth(text: string) {
  return [...text].reduce((sum, letter) => sum + (letter > '\u007f' ? 1.1 : 0.72), 0);
}

/** The interval between labelled columns at which no label reaches the next one. */
export function labelStep(labels: readonly string[], columnWidth: number) {
  const widest = Math.max(0, ...labels.map(textWidth));
  return columnWidth > 0 ? Math.max(1, Math.ceil(widest / columnWidth)) : labels.length;
}

/** Whether the label of a column has room up to the end of the chart. */
export function hasRoom(labels: readonly string[], index: number, columnWidth: number) {
  return textWidth(labels[index] ?? '') <= (labels.length - index) * columnWidth;
}

/** Where a text stands that is centred on a column, but for the ends of the chart. */
export function anchorOf(text: string, index: number, columns: number, columnWidth: number) {
  const half = textWidth(text) / 2;
  const centre = (index + 0.5) * columnWidth;
  if (centre < half) return 'start';
  return columns * columnWidth - centre < half ? 'end' : 'middle';
}
