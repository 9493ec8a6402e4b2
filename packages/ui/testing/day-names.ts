/** For axe, which compares whole words and misses the visible "20" in "2026년 11월 20일 금요일". */
export const dayNameParameters = {
  a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
};
