import type { ComponentStatus } from '../../../packages/ui/src/internal/guide.ts';

/** How each component status is shown and what it promises, in Korean. */
export const statuses = {
  draft: {
    label: '초안',
    tone: 'neutral',
    meaning: '써도 되지만 검토가 끝나지 않았습니다. 모습과 속성이 예고 없이 바뀔 수 있습니다.',
  },
  stable: {
    label: '승인',
    tone: 'success',
    meaning:
      '디자인, 접근성, 문서 검토를 마쳐 안심하고 쓸 수 있습니다. 달라지면 ‘이번에 바뀐 것’에 남깁니다.',
  },
  deprecated: {
    label: '사용 중단',
    tone: 'danger',
    meaning: '곧 없어집니다. 새로 쓰지 말고 안내된 컴포넌트로 변경해주세요.',
  },
} as const satisfies Record<ComponentStatus, { label: string; tone: string; meaning: string }>;
