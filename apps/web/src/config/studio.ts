/** Brand, address, phone and directions of the studio; edit this module for another one. */
export const studio = {
  name: 'MAKE FIT',
  slogan: 'MAKE YOUR BODY, MAKE YOUR LIFE',
  description:
    '부산 서면의 헬스장 MAKE FIT입니다. 헬스, 1:1 PT, 그룹 필라테스 이용권을 온라인에서 구매하고 수업을 예약할 수 있습니다.',
  invitation: '부산 서면, 매일 06시부터 24시까지.',
  address: '부산광역시 부산진구 중앙대로 708',
  phone: '0517081234',
  hours: '매일 06:00 ~ 24:00',
  subway: [
    { line: '1호선', station: '부전역', directions: '1번 출구에서 서면 방면으로 걸어서 5분' },
    { line: '2호선', station: '서면역', directions: '7번 출구에서 부전역 방면으로 걸어서 6분' },
  ],
  buses: [
    {
      kind: '일반',
      stop: '서면역·부전시장',
      numbers: ['5-1', '20', '54', '81', '103', '133', '167'],
    },
    { kind: '급행', stop: '서면역', numbers: ['1004'] },
    { kind: '공항 리무진', stop: '서면역', numbers: ['2'] },
  ],
  copyright: '© 2026 MAKE FIT. All rights reserved.',
} as const;
