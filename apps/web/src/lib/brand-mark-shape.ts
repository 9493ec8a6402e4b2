/** The logo as SVG paths in a 64 × 64 view box: a dumbbell whose bar is an M. Its two parts have different colours. */
export const brandMarkShape = {
  plates: 'M4 24h6v16H4zM54 24h6v16h-6zM13 8h10v48H13zM41 8h10v48H41z',
  bar: 'M23 8 32 26 41 8V28L32 46 23 28z',
} as const;
