import { messages } from '../../lib/messages.ts';
import { texts as shared } from '../../lib/texts.ts';

/** The texts of a purchase (docs/product.md#purchase, #payment-outcome, #outbox). */
export const texts = messages({
  planRequired: '이용권을 선택해주세요.',
  loginRequired: shared.loginRequired,
  customersOnly: '이용권은 고객 계정으로만 구매할 수 있습니다.',
  ptInfoRequired: '로그인 또는 트레이너 정보가 필요합니다.',
  agreementStart: '구매하기를 누르면',
  agreementEnd: '에 동의하게 됩니다.',
  trainerRequired: '강사를 선택해주세요!',
  trainerLoginRequired: '로그인 상태가 아닙니다.',
  inAppBrowser:
    '앱 안에서 구매하면 결제를 마친 뒤 다른 브라우저가 열릴 수 있습니다. 화면의 메뉴(⋯ 또는 ⋮)에서 다른 브라우저로 열어 구매하면 결제가 이 화면으로 돌아옵니다.',
  notConfigured: '결제 설정이 없어 결제를 시작할 수 없습니다. 데스크에 문의해주세요.',
  tryLater: '지금은 결제를 시작할 수 없습니다. 결제된 금액은 없으니 잠시 후 다시 시도해주세요.',
  storageFailed:
    '이 브라우저에 구매 내역을 안전하게 저장할 수 없어 결제를 시작하지 않았습니다. 시크릿 모드를 끄거나 다른 브라우저에서 구매해주세요.',
  exception: '결제 중 오류가 발생했습니다. 다시 시도해주세요.',
  recorded: '결제가 완료되었습니다.',
  registered: '이용권이 등록되었습니다.',
  delayed: '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 내역에서 다시 시도해주세요.',
  failure: '결제가 완료되지 않았습니다. 사유: {reason}',
  uncertain: '결제 상태를 확인할 수 없습니다. 결제 내역을 확인해주세요. (거래 ID: {txId})',
  noTxId: '없음',

  ready: '{plan} 이용권이 준비되었습니다.',
  singleReady: '1일 이용권이 준비되었습니다.',
  firstClass: '첫 수업 예약하기',
  visit: '예약 없이 방문해주세요. {hours}',

  callDeskIfCharged:
    '결제되었는지 확인하지 못했습니다. 카카오페이에 결제 내역이 있으면 결제 번호를 데스크에 알려주세요.',
  registerIfCharged:
    '결제되었는지 확인하지 못했습니다. 카카오페이에 결제 내역이 있으면 등록을 요청해주세요. 여러 번 요청해도 한 번만 등록됩니다.',
  deliveryPending:
    '서버에 연결되면 이용권을 자동으로 등록합니다. 등록이 늦어지면 결제 번호를 데스크에 알려주세요.',
  deliveryUnconfirmed: '등록 요청의 응답을 받지 못했습니다. 다시 시도해도 한 번만 등록됩니다.',
  refused: '이용권을 등록하지 못했습니다. 사유: {reason}',

  register: '등록 요청',
  doNotRegister: '요청하지 않기',
  registerQuestion:
    '카카오페이에서 이 결제 내역을 확인하셨습니까? 내역이 없으면 등록을 요청하지 말고 데스크에 문의해주세요.',
  notRegistered:
    '아직 이용권을 등록하지 못했습니다. 잠시 후 다시 시도하거나 데스크에 문의해주세요.',
  callDesk: '데스크 {phone}',
  clear: '지우기',
  clearRecord: '내역 지우기',
  keep: '내역 유지',
  dismissQuestion:
    '이 결제 내역을 지우시겠습니까? 지우면 결제 번호를 다시 볼 수 없습니다. 카카오페이에 결제 내역이 있다면 지우지 말고 데스크에 문의해주세요.',

  unfinishedTitle: '끝나지 않은 결제 내역이 있습니다',
  maybePaid: '앞선 결제의 결과를 아직 확인하지 못했습니다. 다시 구매하면 두 번 결제될 수 있습니다.',
  alreadyPaid: '이미 결제한 이용권의 등록이 남아 있습니다. 다시 구매하면 두 번 결제됩니다.',
  boughtRecentlyTitle: '방금 구매한 이용권입니다',
  boughtRecently: '같은 이용권을 조금 전에 구매했습니다. 한 번 더 구매하면 두 번 결제됩니다.',
  coveredTitle: '이용 중인 이용권이 있습니다',
  covered:
    '이용 중인 이용권: {running}, {runningLast}까지\n지금 구매하는 이용권: {plan}, 오늘부터 {last}까지',
  paymentId: '결제 번호 {paymentId}',
  buyAnyway: '그래도 구매하기',
  doNotBuy: '구매하지 않기',
  showRecords: '결제 내역 보기',
  showPasses: '내 이용권 보기',
});

/** The texts of the page 결제 내역 (docs/product.md#outbox). */
export const paymentTexts = messages({
  note: '다른 기기에서 결제한 내역은 표시되지 않습니다. 이 내역은 세금계산서나 현금영수증을 대신하지 않습니다.',
  date: '결제일',
  plan: '이용권',
  amount: '금액',
  paymentId: '결제 번호',
  open: '확인이 필요한 결제',
  none: '이 기기에서 결제한 내역이 없습니다.',
});

/** A payment that returned to a browser in which this user has not made it. */
export const otherBrowserTexts = messages({
  title: '다른 브라우저에서 시작한 결제',
  text: '이 브라우저에는 구매 내역이 없어 이용권을 등록하지 않았습니다. 카카오톡, 네이버처럼 결제를 시작한 브라우저를 열어 결제 내역을 확인해주세요. 열 수 없으면 결제 번호를 데스크에 알려주세요.',
});
