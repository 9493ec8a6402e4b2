/** The selector that mirrors an element in a page from right to left. */
export const mirrorsInRtl = {
  '[dir="rtl"] &': { transform: 'scaleX(-1)', transformOrigin: 'center' },
};
