/** The two widths that every screen is reviewed at; a story picks one with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: { name: '휴대폰 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: '데스크톱 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const;
