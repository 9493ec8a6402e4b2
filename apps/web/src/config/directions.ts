/** Directions to the studio; separate from studio.ts, since only the location page needs them. */
export const directions = {
  subway: [
    { line: '1호선', station: '부전역', directions: '1번 출구에서 서면 방면 도보 5분' },
    { line: '2호선', station: '서면역', directions: '7번 출구에서 부전역 방면 도보 6분' },
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
} as const;
