import type { ComponentStatus } from '../../../packages/ui/src/internal/guide.ts';

/** How each component status is shown and what it promises, in Korean. */
export const statuses = {
  draft: { label: '초안', tone: 'warning', meaning: '예고 없이 바뀔 수 있습니다.' },
  stable: { label: '안정', tone: 'success', meaning: '바뀌면 변경 기록에 적습니다.' },
  deprecated: {
    label: '사용 중단',
    tone: 'danger',
    meaning: '없앨 예정입니다. 새로 쓰지 않고, 안내에 적힌 다른 컴포넌트로 바꿉니다.',
  },
} as const satisfies Record<ComponentStatus, { label: string; tone: string; meaning: string }>;

/** The label of a status tag; undefined for any other tag. */
export function statusLabel(tag: string): string | undefined {
  return Object.entries(statuses).find(([status]) => status === tag)?.[1].label;
}
