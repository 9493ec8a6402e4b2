import type { ComponentTask } from '../../../packages/ui/src/internal/guide.ts';

/** The Korean title of each task, in the order of the overview. */
export const tasks = {
  action: '실행',
  input: '입력',
  choice: '선택',
  disclosure: '열기와 접기',
  feedback: '알림과 상태',
  navigation: '이동',
  display: '표시',
  text: '글',
  layout: '배치',
} as const satisfies Record<ComponentTask, string>;
