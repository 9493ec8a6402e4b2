/** Brand, address and phone of the studio; edit this module, opening-hours.ts and directions.ts for another one. */
export const studio = {
  name: 'MAKE FIT',
  slogan: 'MAKE YOUR BODY, MAKE YOUR LIFE',
  description:
    '부산 서면의 헬스장 MAKE FIT입니다. 헬스, 1:1 PT, 그룹 필라테스 이용권을 온라인에서 구매하고 수업을 예약할 수 있습니다.',
  invitation: '부산 서면, 매일 06:00–24:00.',
  address: '부산광역시 부산진구 중앙대로 708',
  phone: '0517081234',
  copyright: '© 2026 MAKE FIT. All rights reserved.',
} as const;
