import { texts as shared } from '../../shared/texts.ts';

/** What buying says, each text once (docs/product.md#purchase, #payment-outcome). */
export const texts = {
  planRequired: '이용권을 선택해주세요.',
  loginRequired: shared.loginRequired,
  ptInfoRequired: '로그인 또는 트레이너 정보가 필요합니다.',
  trainerRequired: '강사를 선택해주세요!',
  trainerLoginRequired: '로그인 상태가 아닙니다.',
  notConfigured: '결제 설정이 없어 결제를 시작할 수 없습니다. 데스크에 문의해주세요.',
  exception: '결제 중 오류가 발생했습니다. 다시 시도해주세요.',
  recorded: '결제가 완료되었습니다.',
  delayed: '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 기록에서 다시 시도해주세요.',
  failure: (reason: string) => `결제가 완료되지 않았습니다. 사유: ${reason || shared.unknownError}`,
  uncertain: (txId: string) => `결제 상태를 확인할 수 없습니다. 결제 내역을 확인해주세요. (거래 ID: ${txId || '없음'})`,
  dismiss: '이 결제 기록을 지울까요? 결제하신 것이 맞다면 지우지 말고 데스크에 문의해주세요.',
} as const;
