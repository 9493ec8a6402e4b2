import { messages } from '../../lib/messages.ts';

/** The texts of the quick navigation (docs/product.md#quick-navigation). */
export const quickTexts = messages({
  title: '빠른 이동',
  failed: '빠른 이동을 불러오지 못했습니다. 인터넷 연결을 확인해주세요.',
  placeholder: '화면, 회원 이름이나 전화번호',
  home: '홈',
  pages: '화면',
  members: '회원',
  moreMembers: '{count}명 더 있습니다. 더 입력해주세요.',
  morePages: '{count}개 더 있습니다. 더 입력해주세요.',
  results: '결과 {count}개',
  membersFailed: '회원을 불러오지 못했습니다. {reason}',
});
