import { managerIdFor, type Plan, type PlanKind } from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import type { PaymentRequest } from '@portone/browser-sdk/v2';

/** The body of the call that records a payment. */
export type PayRecord = components['schemas']['PayRecordRequest'];

/** Who pays, as the token says. */
export type Buyer = { userId: string; nickname: string };

/** One purchase about to be paid: what, by whom, with whom, and under which payment id. */
export type Order = {
  paymentId: string;
  buyer: Buyer;
  plan: Plan;
  managerId: number;
};

/** Where the studio's payments go, and where the provider leads back to on phones. */
export type Checkout = { storeId: string; channelKey: string; redirectUrl: string };

/** Whether the outcome of a payment overlooks the cancel code (docs/product.md#payment-outcome). */
export function ignoresCancelCode(kind: PlanKind) {
  return kind === 'health';
}

/** Puts an order together; a plan of PT needs one of its trainers. */
export function orderOf(plan: Plan, buyer: Buyer, trainerId?: number): Order {
  const managerId = managerIdFor(plan, trainerId);
  if (managerId === undefined)
    throw new Error(`Nobody teaches ${plan.name} under manager id ${trainerId}.`);
  return { paymentId: crypto.randomUUID(), buyer, plan, managerId };
}

/** What the backend is told once the order is paid; the payment id is the uuid. */
export function payRecordOf({
  paymentId,
  buyer,
  plan: { promotionId },
  managerId,
}: Order): PayRecord {
  const userId = Number(buyer.userId);
  if (!Number.isSafeInteger(userId))
    throw new Error(`The user id ${buyer.userId} is not an integer.`);
  return {
    reqMembershipDto: { userId, promotionId },
    reqPayDto: { uuid: paymentId, userId, managerId, promotionId, paymentMethod: 'KAKAOPAY' },
  };
}

/** What the provider is asked for: an easy payment in won through KakaoPay. */
export function paymentRequestOf(
  { paymentId, buyer, plan }: Order,
  checkout: Checkout,
): PaymentRequest {
  return {
    ...checkout,
    paymentId,
    orderName: plan.name,
    totalAmount: plan.amount,
    currency: 'KRW',
    payMethod: 'EASY_PAY',
    easyPay: { easyPayProvider: 'KAKAOPAY' },
    customer: { customerId: buyer.userId, fullName: buyer.nickname },
    products: [{ id: plan.productId, name: plan.name, amount: plan.amount, quantity: 1 }],
  };
}
