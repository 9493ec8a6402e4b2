import { managerIdFor, type Plan, type PlanKind } from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import type { PaymentRequest } from '@portone/browser-sdk/v2';

/** The request body that records a payment. */
export type PayRecord = components['schemas']['PayRecordRequest'];

export type Buyer = { userId: string; nickname: string };

export type Order = { paymentId: string; buyer: Buyer; plan: Plan; managerId: number };

/** The provider's account of the studio, and the URL that it redirects to on phones. */
export type PaymentTarget = { storeId: string; channelKey: string; redirectUrl: string };

/** Whether a successful payment ignores the cancel code (docs/product.md#payment-outcome). */
export function ignoresCancelCode(kind: PlanKind) {
  return kind === 'health';
}

/** Creates an order with a new payment id; PT requires a trainer. */
export function orderOf(plan: Plan, buyer: Buyer, trainerId?: number): Order {
  const managerId = managerIdFor(plan, trainerId);
  if (managerId === undefined)
    throw new Error(`No trainer of ${plan.name} has manager id ${trainerId}.`);
  return { paymentId: crypto.randomUUID(), buyer, plan, managerId };
}

/** The record of a paid order for the backend; the payment id is its uuid. */
export function payRecordOf({ paymentId, buyer, plan, managerId }: Order): PayRecord {
  const { promotionId } = plan;
  const userId = Number(buyer.userId);
  if (!Number.isSafeInteger(userId))
    throw new Error(`The user id ${buyer.userId} is not an integer.`);
  return {
    reqMembershipDto: { userId, promotionId },
    reqPayDto: { uuid: paymentId, userId, managerId, promotionId, paymentMethod: 'KAKAOPAY' },
  };
}

/** The request to the provider: an easy payment in won through KakaoPay. */
export function paymentRequestOf(
  { paymentId, buyer, plan }: Order,
  target: PaymentTarget,
): PaymentRequest {
  const name = plan.kind === 'single' ? plan.orderName : plan.name;
  return {
    ...target,
    paymentId,
    orderName: name,
    totalAmount: plan.amount,
    currency: 'KRW',
    payMethod: 'EASY_PAY',
    easyPay: { easyPayProvider: 'KAKAOPAY' },
    customer: { customerId: buyer.userId, fullName: buyer.nickname },
    products: [{ id: plan.productId, name, amount: plan.amount, quantity: 1 }],
  };
}
