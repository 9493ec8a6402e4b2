import { messages } from '../../lib/messages.ts';

/** The texts of the payment test page (docs/product.md#pay-test). */
export const texts = messages({
  secret: 'API 시크릿',
  secretHint: '이 화면을 벗어나면 바로 지워지고 어디에도 저장되지 않습니다.',
  show: '결제 내역 조회',
  failed:
    '결제 내역을 불러오지 못했습니다. API 시크릿과 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
  payments: '결제 내역',
  orderName: '주문명',
  status: '상태',
  amount: '금액',
  requestedAt: '요청 일시',
  id: '결제 ID',
});

/** The provider's statuses; the others are shown unchanged. */
export const paymentStatuses: Readonly<Record<string, string>> = messages({
  PAID: '결제 완료',
  FAILED: '결제 실패',
});
