import type { GuideEntry } from '../../../packages/ui/src/internal/guide.ts';

/** Changes outside the components, newest first; those of a component are in its guide. */
export const otherChanges: Readonly<Record<string, readonly GuideEntry[]>> = {
  화면: [['2026-11-20', '22개 화면을 모두 추가했습니다.']],
  흐름: [
    [
      '2026-11-20',
      '가입과 로그인, 구매의 다섯 가지 결과, 예약과 취소, 수업 등록과 삭제, 매출, 권한 변경, 출석을 처음부터 끝까지 볼 수 있습니다.',
    ],
  ],
  스토리북: [
    [
      '2026-11-22',
      '브랜드의 색과 글꼴을 입히고, 소개를 포스터와 역할별 안내로 바꿨습니다. 컴포넌트 문서는 전체 모습, 사용 기준, 속성 순서로 보여 줍니다.',
    ],
    [
      '2026-11-22',
      '화면과 흐름은 패널을 접고 넓게 보여 줍니다. 볼 화면은 둘러보기의 위쪽에서 고릅니다.',
    ],
  ],
  '검토 도구': [
    [
      '2026-11-20',
      '도구 막대에서 역할, 데이터, 오류, 시각을 고를 수 있고, 고른 상태가 주소에 남습니다.',
    ],
    ['2026-11-20', '화면 위에 앱의 현재 주소를 표시합니다.'],
  ],
};
