import { sheet } from './portone-window-style.ts';

/** What the page asks the provider for; the fake reads these fields of the real request and nothing else. */
export interface PaymentWindowRequest {
  readonly paymentId: string;
  readonly orderName: string;
  readonly totalAmount: number;
  readonly redirectUrl?: string;
  /** As phones do for this payment method: the outcome comes back in the query of `redirectUrl`. */
  readonly forceRedirect?: boolean;
}

/** What the provider answers. */
export interface PaymentWindowAnswer {
  readonly transactionType: 'PAYMENT';
  readonly txId: string;
  readonly paymentId: string;
  readonly code?: string;
  readonly message?: string;
  readonly pgCode?: string;
  readonly pgMessage?: string;
}

type Outcome = Omit<PaymentWindowAnswer, 'transactionType' | 'txId' | 'paymentId'>;

const cancelled: Outcome = { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '사용자가 결제를 취소했습니다.' };

/** The choices of the fake easy-pay window, by their label; 오류 발생 rejects (docs/product.md#payment-outcome). */
const choices: readonly { label: string; outcome: Outcome | 'reject' }[] = [
  { label: '결제 승인', outcome: {} },
  { label: '결제 취소', outcome: cancelled },
  { label: '결제 실패', outcome: { code: 'FAILURE_TYPE_PG', message: '잔액이 부족합니다.' } },
  { label: '확인 불가', outcome: { code: 'UNKNOWN', message: '결제 결과를 확인하지 못했습니다.' } },
  { label: '오류 발생', outcome: 'reject' },
];

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

/** Shows the window and resolves to what the person chose; Escape is 결제 취소. */
const ask = (request: PaymentWindowRequest) =>
  new Promise<Outcome | 'reject'>((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'mock-payment';
    dialog.setAttribute('aria-labelledby', 'mock-payment-title');
    const title = element('h2', '모의 결제');
    title.id = 'mock-payment-title';
    const amount = `${request.totalAmount.toLocaleString('ko-KR')}원`;
    dialog.append(title, element('p', request.orderName), element('strong', amount));
    for (const { label, outcome } of choices) {
      const button = element('button', label);
      button.type = 'button';
      button.addEventListener('click', () => close(outcome));
      dialog.append(button);
    }
    const close = (outcome: Outcome | 'reject') => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(cancelled);
    });
    if (!document.adoptedStyleSheets.includes(sheet())) document.adoptedStyleSheets.push(sheet());
    document.body.append(dialog);
    dialog.showModal();
  });

const leave = (redirectUrl: string, answer: PaymentWindowAnswer) => {
  const target = new URL(redirectUrl, location.href);
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
  location.assign(target);
};

/** The fake of the provider's `requestPayment`: the dialog 모의 결제 in this document decides the outcome. */
export const requestPayment = async (request: PaymentWindowRequest): Promise<PaymentWindowAnswer | undefined> => {
  const outcome = await ask(request);
  if (outcome === 'reject') throw new Error('모의 결제 오류');
  const { paymentId } = request;
  const answer: PaymentWindowAnswer = { transactionType: 'PAYMENT', txId: `tx-${paymentId}`, paymentId, ...outcome };
  if (!request.forceRedirect || request.redirectUrl === undefined) return answer;
  leave(request.redirectUrl, answer);
  return undefined;
};
