/** Who the studio is: brand, address, phone and how to get there. Another studio is put on by editing this module. */
export const studio = {
  name: 'MAKE FIT',
  slogan: 'MAKE YOUR BODY, MAKE YOUR LIFE',
  address: '부산광역시 부산진구 중앙대로 708',
  phone: '0517081234',
  copyright: '© 2026 MAKE FIT. All rights reserved.',
} as const;
