import type { Plan } from '@fitness/api-contract/catalogue';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useRef, useState } from 'react';
import { seoulNow } from '../../shared/clock.ts';
import { getSession } from '../../shared/session/session.ts';
import { useSignInHere } from '../../shared/session/use-sign-in-here.ts';
import { type Order, orderOf, paymentRequestOf, payRecordOf } from './order.ts';
import { outbox, whileWindowIsOpen } from './outbox-browser.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { configuredShop, loadProvider, neverOpened, openPaymentWindow } from './provider.ts';
import { texts } from './texts.ts';
import { useSettlement } from './use-settlement.ts';

type Shop = NonNullable<ReturnType<typeof configuredShop>>;

const entryOf = (order: Order): OutboxEntry => ({
  paymentId: order.paymentId,
  kind: order.plan.kind,
  orderName: order.plan.name,
  amount: order.plan.amount,
  startedAt: seoulNow(),
  record: payRecordOf(order),
  progress: { state: 'started' },
});

/** Stores the purchase, then has it paid; the provider's answer. */
const pay = async (order: Order, shop: Shop) => {
  const { buyer, paymentId } = order;
  await loadProvider();
  await outbox.add(buyer.userId, entryOf(order));
  const redirectUrl = window.location.origin + window.location.pathname;
  try {
    return await whileWindowIsOpen(paymentId, () => openPaymentWindow(paymentRequestOf(order, { ...shop, redirectUrl })));
  } catch (error) {
    await outbox.apply(buyer.userId, paymentId, { type: 'broken', surelyUnpaid: neverOpened(error) });
    throw error;
  }
};

/** Buys a plan (docs/product.md#purchase): `buy` asks for what is missing, and while `isPaying` a second press does nothing. */
export const useCheckout = () => {
  const { alert } = useAlert();
  const signInHere = useSignInHere();
  const settle = useSettlement();
  const isBusy = useRef(false);
  const [isPaying, setPaying] = useState(false);

  const checkOut = async (plan: Plan | null, trainerId?: number) => {
    if (plan === null) return alert(texts.planRequired);
    const session = getSession();
    if (session.status !== 'signedIn') {
      await alert(texts.loginRequired);
      return signInHere();
    }
    const shop = configuredShop();
    if (shop === null) return alert(texts.notConfigured, { tone: 'danger' });
    setPaying(true);
    try {
      const order = orderOf(plan, session, trainerId);
      const answer = await pay(order, shop);
      await settle(session.userId, order.paymentId, answer);
    } catch (error) {
      console.error('[fitness]', error);
      await alert(texts.exception, { tone: 'danger' });
    } finally {
      setPaying(false);
    }
  };

  const buy = async (plan: Plan | null, trainerId?: number) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await checkOut(plan, trainerId);
    } finally {
      isBusy.current = false;
    }
  };

  return { buy, isPaying };
};
