import { recordAttendanceConstraints, signUpConstraints } from '@fitness/api-contract/constraints';
import { messages } from '../../lib/messages.ts';

/** The texts of check-in by phone (docs/product.md#attendance). */
export const checkInTexts = messages({
  panel: '데스크',
  title: '출석 체크',
  phone: '전화번호',
  submit: '출석',
  waiting: '처리 중입니다.',
  ready: '다음 회원의 전화번호를 입력해주세요.',
  member: '{name} 회원님',
  phoneEnd: '뒷자리 {digits}',
  recent: '최근 출석',
  pending: '처리 중',
  attended: '출석',
  attendedBefore: '이미 출석',
  sessions: '{count} 남음',
  until: '{date}까지',
  morePasses: '외 {count}개',
  dismiss: '지우기',
  retryAll: '모두 다시 시도',
  failedElsewhere: '전화번호 뒷자리 {digits}: {reason}',
  open: '출석 체크 열기',
});

/** The texts of the view on a counter, which members use themselves. */
export const frontDeskTexts = messages({
  title: '프런트 데스크',
  open: '회원이 직접 출석합니다. 로그인은 유지됩니다.',
  instruction: '전화번호를 누르고 출석을 눌러주세요.',
  keypad: '숫자판',
  askDesk: '이용권을 데스크에 문의해주세요.',
  notAccepted: '접수하지 못했습니다. 데스크에 말씀해주세요.',
  unsent: '보내지 못한 출석 {count}건',
  leave: '나가기',
  leaveHint: '길게 누르면 나갑니다.',
  leaveQuestion: '프런트 데스크에서 나가시겠습니까?',
  leaveNote: '대표의 마이페이지가 열립니다.',
  stay: '계속 접수하기',
});

/** Why a member has no valid pass, beside the name. */
export const passProblemTexts = messages({
  none: '이용권 없음',
  over: '만료',
  usedUp: '잔여 0회',
});

/** What became of a phone; the first three are not sent. */
export const outcomeTexts = messages({
  missing: recordAttendanceConstraints.ph.message,
  notPhone: signUpConstraints.ph.message,
  tooLong: recordAttendanceConstraints.ph.messages.maxLength,
  done: '출석이 정상적으로 처리되었습니다.',
  unknown: '해당 전화번호의 회원을 찾을 수 없습니다.',
  already: '이미 오늘 출석한 회원입니다.',
  failed: '출석 처리 중 오류가 발생했습니다.',
  late: '지난 날짜의 출석이어서 보내지 않습니다.',
});
