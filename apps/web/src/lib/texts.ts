import { frameTexts } from './frame-texts.ts';
import { messages } from './messages.ts';

/** Texts used by several features (docs/product.md#texts, #menus). */
export const texts = messages({
  loginRequired: '로그인이 필요합니다.',
  invalidToken: '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
  permissionChanged: '권한이 변경되었습니다. 다시 로그인해주세요.',
  forbidden: '권한이 없습니다.',
  emptyList: '조회된 데이터가 없습니다.',
  listFailed: '목록을 불러오지 못했습니다.',
  brokenSection: '내용을 표시하지 못했습니다.',
  emptySearch: '검색 결과가 없습니다.',
  retry: frameTexts.retry,
  errorId: '오류 번호 {id}',
  copy: '번호 복사',
  copied: '복사했습니다.',
  notCopied: '복사하지 못했습니다.',
  signIn: '로그인하기',
  close: '닫기',
  toPlans: '이용권 보기',
  calendarLegend: '달력 표시',
  unknownError: '알 수 없는 오류',
  noResponse:
    '서버의 응답이 없어 처리되었는지 알 수 없습니다. 다시 시도하기 전에 처리되었는지 확인해주세요.',
  networkDown: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
});
