/** Media queries by what they are about; phone is the default, the others add to it. */
export const media = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
