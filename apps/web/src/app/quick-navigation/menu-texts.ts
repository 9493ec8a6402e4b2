import { messages } from '../../shared/messages.ts';

/** The texts of the menu of the quick navigation (docs/product.md#quick-navigation). */
export const menuTexts = messages({
  managerPlaceholder: '화면, 회원, 오늘의 수업',
  masterPlaceholder: '화면, 회원 이름이나 전화번호',
  home: '홈',
  pages: '화면',
  members: '회원',
  classes: '오늘의 수업',
  moreMembers: '{count}명 더 있습니다. 더 입력해주세요.',
  moreOthers: '{count}개 더 있습니다. 더 입력해주세요.',
  results: '결과 {count}개',
  membersFailed: '회원을 불러오지 못했습니다. {reason}',
  classesFailed: '오늘의 수업을 불러오지 못했습니다. {reason}',
  passes: '{name} 외 {count}건',
});
