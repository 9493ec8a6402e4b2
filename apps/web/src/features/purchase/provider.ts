import { managerIdFor, type Plan } from '@fitness/api-contract/catalogue';
import { type PaymentRequest, requestPayment } from '@portone/browser-sdk/v2';
import { env } from '../../config/env.ts';
import { seoulNow } from '../../lib/clock.ts';
import { loadScript, sdkScripts, whileWindowIsOpen } from '../../lib/sdk-scripts.ts';
import { type OutboxEntry, type ProviderResponse, toResponse } from './entry.ts';

type Buyer = { userId: string; nickname: string };

/** A new purchase with a payment id of its own, whose record is what the backend gets once it is paid; PT requires a trainer. */
export function entryOf(plan: Plan, buyer: Buyer, trainerId?: number): OutboxEntry {
  const { promotionId } = plan;
  const paymentId = crypto.randomUUID();
  const userId = Number(buyer.userId);
  const managerId = managerIdFor(plan, trainerId);
  if (managerId === undefined)
    throw new Error(`No trainer of ${plan.name} has manager id ${trainerId}.`);
  if (!Number.isSafeInteger(userId))
    throw new Error(`The user id ${buyer.userId} is not an integer.`);
  return {
    version: 2,
    paymentId,
    kind: plan.kind,
    orderName: plan.name,
    amount: plan.amount,
    startedAt: seoulNow(),
    record: {
      reqMembershipDto: { userId, promotionId },
      reqPayDto: { uuid: paymentId, userId, managerId, promotionId, paymentMethod: 'KAKAOPAY' },
    },
    answer: null,
    progress: { state: 'opened' },
  };
}

/** The request to the provider, an easy payment in won through KakaoPay; null if the build has no payment configuration. */
export function paymentRequestOf(
  paymentId: string,
  plan: Plan,
  { userId, nickname }: Buyer,
): PaymentRequest | null {
  const { portoneStoreId: storeId, portoneChannelKey: channelKey } = env;
  if (!storeId || !channelKey) return null;
  const name = plan.kind === 'single' ? plan.orderName : plan.name;
  return {
    storeId,
    channelKey,
    redirectUrl: window.location.origin + window.location.pathname,
    paymentId,
    orderName: name,
    totalAmount: plan.amount,
    currency: 'KRW',
    payMethod: 'EASY_PAY',
    easyPay: { easyPayProvider: 'KAKAOPAY' },
    customer: { customerId: userId, fullName: nickname },
    products: [{ id: plan.productId, name, amount: plan.amount, quantity: 1 }],
  };
}

const isReady = () => window.PortOne !== undefined;

/** Loads the script directly, because the SDK's own loader, once it has failed, keeps failing until the page is reloaded. */
export async function loadProvider() {
  if (!isReady()) await loadScript(sdkScripts.payment, isReady);
}

/** Resolves to the response of the payment window, undefined if there is none. */
export async function openPaymentWindow(
  request: PaymentRequest,
): Promise<ProviderResponse | undefined> {
  const response = await whileWindowIsOpen(() => requestPayment(request));
  return response && toResponse(response);
}
