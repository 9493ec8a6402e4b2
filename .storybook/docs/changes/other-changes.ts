import type { GuideEntry } from '../../../packages/ui/src/internal/guide.ts';

/** Changes outside the components, newest first; those of a component are in its guide. */
export const otherChanges: Readonly<Record<string, readonly GuideEntry[]>> = {
  화면: [['2026-11-20', '스물두 화면이 모두 처음 나왔습니다.']],
  흐름: [
    [
      '2026-11-20',
      '가입에서 로그인까지, 구매의 다섯 결과, 예약과 취소, 수업 등록과 삭제, 매출, 권한 변경, 출석을 처음부터 끝까지 볼 수 있습니다.',
    ],
  ],
  '검토 도구': [
    [
      '2026-11-20',
      '도구 막대에서 역할, 데이터, 오류, 시각을 고를 수 있고, 고른 것이 주소에 남습니다.',
    ],
    ['2026-11-20', '화면 스토리 위에 앱의 현재 주소가 나옵니다.'],
  ],
};
