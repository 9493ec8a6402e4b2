import { messages } from '../../shared/messages.ts';

/** The texts of the payment test page (docs/product.md#pay-test). */
export const payTestTexts = messages({
  connect: '결제사 연결',
  secret: 'API 시크릿',
  secretHint: '이 화면을 벗어나면 바로 지워지고 어디에도 저장되지 않습니다.',
  show: '결제 내역 조회',
  payments: '결제 내역',
  refresh: '새로고침',
  disconnect: '연결 끊기',
  none: '결제사에 기록된 결제가 없습니다.',
  count: '모두 {count}건',
});

export const paymentColumns = messages({
  requestedAt: '요청 일시',
  orderName: '주문명',
  amount: '금액',
  status: '상태',
  id: '결제 ID',
});

/** The provider's statuses; an unknown one is shown unchanged. */
export const paymentStatuses = messages({
  PAID: '결제 완료',
  FAILED: '결제 실패',
  READY: '결제 준비',
  PENDING: '결제 진행 중',
  PAY_PENDING: '결제 승인 대기',
  VIRTUAL_ACCOUNT_ISSUED: '가상계좌 발급',
  PARTIAL_CANCELLED: '부분 취소',
  CANCELLED: '결제 취소',
});

/** Why the provider returned no payments. */
export const providerProblems = messages({
  noSecret: 'API 시크릿을 입력해주세요.',
  badRequest: '요청이 올바르지 않습니다. API 시크릿을 다시 확인해주세요.',
  unauthorized: '인증에 실패했습니다. API 시크릿을 다시 확인해주세요.',
  forbidden: '이 API 시크릿에는 결제 내역을 볼 권한이 없습니다.',
  network: '결제사 서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
  other: '결제사 서버에서 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
});
