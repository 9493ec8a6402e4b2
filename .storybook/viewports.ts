/** The stories' viewports, selected with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: { name: '휴대폰 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: '태블릿 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  laptop: { name: '노트북 1024', type: 'desktop', styles: { width: '1024px', height: '768px' } },
  desktop: { name: '데스크톱 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  lowPhone: {
    name: '낮은 휴대폰 390 × 664',
    type: 'mobile',
    styles: { width: '390px', height: '664px' },
  },
  smallPhone: {
    name: '작은 휴대폰 320 × 480',
    type: 'mobile',
    styles: { width: '320px', height: '480px' },
  },
  zoomed: {
    name: '400% 확대 320 × 256',
    type: 'mobile',
    styles: { width: '320px', height: '256px' },
  },
} as const;
