import type { Plan } from '@fitness/api-contract/catalogue';
import { withTimeLimit } from '@fitness/api-contract/time-limit';
import type { Alerts } from '@fitness/ui/AlertDialog';
import { seoulNow, seoulToday } from '../../../shared/dates/clock.ts';
import type { Session } from '../../../shared/session/session.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { createSingleFlight } from '../../../shared/use-single-flight.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { texts } from '../texts.ts';
import { duplicateWarning } from './duplicate-purchase.ts';
import { type Order, orderOf, paymentRequestOf, type PaymentTarget, payRecordOf } from './order.ts';
import type { ProviderResponse } from './outcome.ts';
import { danger, type OutcomeScreen, uncertainText } from './outcome-handler.ts';
import type * as provider from './provider.ts';
import type { SessionCheck } from './session-check.ts';

/** What a checkout uses of the browser, replaced in unit tests. */
export type CheckoutDependencies = typeof provider & {
  getSession: () => Session;
  checkSession: () => Promise<SessionCheck>;
  outbox: Pick<Outbox, 'list' | 'add' | 'apply'>;
  /** Marks a payment as in progress in this tab while the task runs. */
  withPaymentLock: <Result>(paymentId: string, task: () => Promise<Result>) => Promise<Result>;
  handleOutcome: (userId: string, entry: OutboxEntry, screen: OutcomeScreen) => Promise<void>;
};

export type CheckoutScreen = OutcomeScreen &
  Pick<Alerts, 'confirm'> & {
    signIn: () => unknown;
    isMounted: () => boolean;
    setPaying: (isPaying: boolean) => void;
  };

/** `plan` is null while none is chosen; PT needs a trainer. */
export type Purchase = { plan: Plan | null; trainerId?: number | undefined };

/** Some browsers never settle a request to a blocked storage. */
const storageTimeoutMs = 5000;

const withTimeout = <Result>(work: Promise<Result>) =>
  withTimeLimit(storageTimeoutMs, undefined, (signal) =>
    Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    ]),
  );

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

/** Buys plans, one at a time (docs/product.md#purchase). */
export function createCheckout(dependencies: CheckoutDependencies) {
  const { getSession, outbox } = dependencies;

  const reportBlocked = async (
    { obstacle, error }: Extract<SessionCheck, { kind: 'blocked' }>,
    screen: CheckoutScreen,
  ) => {
    console.warn('[fitness]', error);
    if (obstacle === 'login') await screen.alert(texts.loginRequired);
    if (obstacle === 'offline') await screen.alert(shared.networkDown, danger);
    if (obstacle === 'later') await screen.alert(texts.tryLater, danger);
    await screen.notice(error);
  };

  /** Nothing is sold while the storage fails, since a paid purchase could be lost. */
  const withStorage = async <Result>(work: () => Promise<Result>, screen: CheckoutScreen) => {
    const result = await work().catch((error: unknown) => {
      console.error('[fitness]', error);
      return null;
    });
    if (result === null) await screen.alert(texts.storageFailed, danger);
    return result;
  };

  const prepare = async (order: Order) => {
    await outbox.add(order.buyer.userId, entryOf(order));
    return outbox.apply(order.buyer.userId, order.paymentId, { type: 'opening' });
  };

  const pay = async (order: Order, target: PaymentTarget, screen: CheckoutScreen) => {
    const { paymentId } = order;
    const { userId } = order.buyer;
    if ((await withStorage(() => prepare(order), screen)) === null) return undefined;
    let response: ProviderResponse | undefined;
    try {
      response = await dependencies.openPaymentWindow(paymentRequestOf(order, target));
    } catch (error) {
      const failedToOpen = dependencies.failedToOpen(error);
      await outbox.apply(userId, paymentId, { type: 'windowFailed', failedToOpen });
      await screen.alert(texts.exception, danger);
      return outbox.apply(userId, paymentId, { type: 'failureShown' });
    }
    let entry: OutboxEntry | null;
    try {
      entry = await outbox.apply(userId, paymentId, { type: 'responded', response });
    } catch (error) {
      console.error('[fitness]', error);
      return screen.alert(uncertainText(response?.txId), danger);
    }
    return entry && dependencies.handleOutcome(userId, entry, screen);
  };

  const mayBuy = async ({ plan, buyer }: Order, screen: CheckoutScreen) => {
    const check = await dependencies.checkSession();
    if (!screen.isMounted()) return false;
    if (check.kind === 'blocked') {
      await reportBlocked(check, screen);
      return false;
    }
    const entries = await withStorage(() => withTimeout(outbox.list(buyer.userId)), screen);
    if (entries === null) return false;
    const warning = duplicateWarning(plan, { entries, passes: check.passes, today: seoulToday() });
    return warning === null || screen.confirm(warning.message, warning.options);
  };

  const askToSignIn = async (screen: CheckoutScreen) => {
    await screen.alert(texts.loginRequired);
    await screen.signIn();
  };

  const checkOut = async ({ plan, trainerId }: Purchase, screen: CheckoutScreen) => {
    const session = getSession();
    if (session.status === 'signedIn' && session.role !== 'customer')
      return screen.alert(texts.customersOnly);
    if (plan === null) return screen.alert(texts.planRequired);
    if (session.status !== 'signedIn') return askToSignIn(screen);
    const target = dependencies.getPaymentTarget();
    if (target === null) return screen.alert(texts.notConfigured, danger);
    screen.setPaying(true);
    const order = orderOf(plan, session, trainerId);
    if (!(await mayBuy(order, screen))) return undefined;
    await dependencies.loadProvider();
    if (!screen.isMounted()) return undefined;
    // Meanwhile the token may have expired, or another user signed in.
    if (getSession() !== session) return askToSignIn(screen);
    return dependencies.withPaymentLock(order.paymentId, () => pay(order, target, screen));
  };

  const runOnce = createSingleFlight();
  return (purchase: Purchase, screen: CheckoutScreen) =>
    runOnce(async () => {
      try {
        await checkOut(purchase, screen);
      } catch (error) {
        console.error('[fitness]', error);
        await screen.alert(texts.exception, danger);
      } finally {
        screen.setPaying(false);
      }
    });
}
