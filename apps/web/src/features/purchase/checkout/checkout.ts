import type { Plan } from '@fitness/api-contract/catalogue';
import type { Alerts } from '@fitness/ui/AlertDialog';
import type { PaymentRequest } from '@portone/browser-sdk/v2';
import { seoulNow, seoulToday } from '../../../shared/dates/clock.ts';
import type { Session } from '../../../shared/session/session.ts';
import { createSingleFlight } from '../../../shared/use-single-flight.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { questionBefore } from './earlier-payment.ts';
import {
  type Buyer,
  type Checkout as PaymentTarget,
  type Order,
  orderOf,
  paymentRequestOf,
  payRecordOf,
} from './order.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { ProviderAnswer } from './outcome.ts';
import type { SessionCheck } from './session-check.ts';
import { type Settle, type SettlementScreen, uncertainText } from './settlement.ts';
import { texts } from '../texts.ts';

/** What buying stands on, passed in so that its rules can be tested without a browser. */
export type CheckoutParts = {
  getSession: () => Session;
  checkSession: () => Promise<SessionCheck>;
  /** Where the studio's payments go; null when the build was configured without. */
  getShop: () => PaymentTarget | null;
  loadProvider: () => Promise<void>;
  openPaymentWindow: (request: PaymentRequest) => Promise<ProviderAnswer | undefined>;
  /** Whether what the window threw says that it never opened. */
  neverOpened: (error: unknown) => boolean;
  outbox: Pick<Outbox, 'list' | 'add' | 'apply'>;
  /** Marks a payment as being under way in this tab for as long as the task lasts. */
  whileUnderWay: <Result>(paymentId: string, task: () => Promise<Result>) => Promise<Result>;
  settle: Settle;
};

/** The page on which something is bought. */
export type CheckoutScreen = SettlementScreen &
  Pick<Alerts, 'confirm'> & {
    /** Leads to sign-in and back. */
    signIn: () => unknown;
    /** Whether the page still stands; once it was left no window is opened. */
    isHere: () => boolean;
    setPaying: (isPaying: boolean) => void;
  };

/** What is bought: a plan, null while none is chosen, and for PT its trainer. */
export type Purchase = { plan: Plan | null; trainerId?: number | undefined };

const bad = { tone: 'danger' } as const;

/** Some browsers leave a blocked storage unanswered instead of failing. */
const storageTimeoutMs = 5000;

const withinTime = <Result>(work: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The storage of this device does not answer.')),
      storageTimeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const entryOf = (order: Order): OutboxEntry => ({
  version: 2,
  paymentId: order.paymentId,
  kind: order.plan.kind,
  orderName: order.plan.name,
  amount: order.plan.amount,
  startedAt: seoulNow(),
  record: payRecordOf(order),
  answer: null,
  progress: { state: 'prepared' },
});

/** Buys plans (docs/product.md#purchase), one at a time: while a purchase is under way another press does nothing. */
export function createCheckout(parts: CheckoutParts) {
  const { getSession, outbox } = parts;

  const refuse = async (
    { obstacle, error }: Extract<SessionCheck, { kind: 'bad' }>,
    screen: CheckoutScreen,
  ) => {
    console.warn('[fitness]', error);
    if (obstacle === 'login') await screen.alert(texts.loginRequired);
    if (obstacle === 'offline') await screen.alert(shared.networkDown, bad);
    if (obstacle === 'later') await screen.alert(texts.tryLater, bad);
    await screen.notice(error);
  };

  /** Does what needs the device's storage; without it nothing is sold, since a paid purchase could be lost. */
  const kept = async <Result>(
    work: () => Promise<Result>,
    screen: CheckoutScreen,
  ): Promise<Result | null> => {
    const result = await work().catch((error: unknown) => {
      console.error('[fitness]', error);
      return null;
    });
    if (result === null) await screen.alert(texts.storageFailed, bad);
    return result;
  };

  const prepare = async (order: Order) => {
    await outbox.add(order.buyer.userId, entryOf(order));
    return outbox.apply(order.buyer.userId, order.paymentId, { type: 'opening' });
  };

  const pay = async (order: Order, shop: PaymentTarget, screen: CheckoutScreen) => {
    const {
      paymentId,
      buyer: { userId },
    } = order;
    if ((await kept(() => prepare(order), screen)) === null) return undefined;
    let answer: ProviderAnswer | undefined;
    try {
      answer = await parts.openPaymentWindow(paymentRequestOf(order, shop));
    } catch (error) {
      await outbox.apply(userId, paymentId, {
        type: 'broken',
        neverOpened: parts.neverOpened(error),
      });
      await screen.alert(texts.exception, bad);
      await outbox.apply(userId, paymentId, { type: 'told' });
      return undefined;
    }
    let entry: OutboxEntry | null;
    try {
      entry = await outbox.apply(userId, paymentId, { type: 'answered', answer });
    } catch (error) {
      // What may be paid is never told to pay again.
      console.error('[fitness]', error);
      return screen.alert(uncertainText(answer?.txId), bad);
    }
    if (entry !== null) await parts.settle(userId, entry, screen);
    return undefined;
  };

  const mayBuy = async (plan: Plan, { userId }: Buyer, screen: CheckoutScreen) => {
    const check = await parts.checkSession();
    if (!screen.isHere()) return false;
    if (check.kind === 'bad') {
      await refuse(check, screen);
      return false;
    }
    const entries = await kept(() => withinTime(outbox.list(userId)), screen);
    if (entries === null) return false;
    const question = questionBefore(plan, { entries, passes: check.passes, today: seoulToday() });
    return question === null || screen.confirm(question.message, question.options);
  };

  const checkOut = async (
    { plan, trainerId }: Purchase,
    screen: CheckoutScreen,
  ): Promise<unknown> => {
    const session = getSession();
    if (session.status === 'signedIn' && session.role !== 'customer')
      return screen.alert(texts.customersOnly);
    if (plan === null) return screen.alert(texts.planRequired);
    const askToSignIn = async () => {
      await screen.alert(texts.loginRequired);
      await screen.signIn();
    };
    if (session.status !== 'signedIn') return askToSignIn();
    const shop = parts.getShop();
    if (shop === null) return screen.alert(texts.notConfigured, bad);
    screen.setPaying(true);
    const order = orderOf(plan, session, trainerId);
    if (!(await mayBuy(plan, session, screen))) return undefined;
    await parts.loadProvider();
    if (!screen.isHere()) return undefined;
    // Time has passed: the token may have run out, or somebody else signed in.
    if (getSession() !== session) return askToSignIn();
    return parts.whileUnderWay(order.paymentId, () => pay(order, shop, screen));
  };

  const runOnce = createSingleFlight();
  return (purchase: Purchase, screen: CheckoutScreen) =>
    runOnce(async () => {
      try {
        await checkOut(purchase, screen);
      } catch (error) {
        console.error('[fitness]', error);
        await screen.alert(texts.exception, bad);
      } finally {
        screen.setPaying(false);
      }
    });
}
