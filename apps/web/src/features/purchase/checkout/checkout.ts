import type { Plan } from '@fitness/api-contract/catalogue';
import { withTimeLimit } from '@fitness/api-contract/time-limit';
import type { Alerts } from '@fitness/ui/AlertDialog';
import { seoulNow } from '../../../shared/dates/clock.ts';
import type { Session } from '../../../shared/session/session.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { createSingleFlight } from '../../../shared/use-single-flight.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { texts } from '../texts.ts';
import { purchaseWarnings, questionOf } from '../warnings/purchase-warnings.ts';
import type { OwnPass, PurchaseWarning } from '../warnings/warning.ts';
import { type Order, orderOf, paymentRequestOf, type PaymentTarget, payRecordOf } from './order.ts';
import type { ProviderResponse } from './outcome.ts';
import { danger, type OutcomeScreen, uncertainText } from './outcome-handler.ts';
import type * as provider from './provider.ts';
import type { SessionCheck } from './session-check.ts';

/** The browser APIs and services that a checkout uses, replaced in unit tests. */
export type CheckoutDependencies = typeof provider & {
  getSession: () => Session;
  checkSession: () => Promise<SessionCheck>;
  outbox: Pick<Outbox, 'list' | 'add' | 'apply'>;
  /** Runs a task while no other task of the user's purchases runs in any tab. */
  withPurchaseLock: <Result>(userId: string, task: () => Promise<Result>) => Promise<Result>;
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

/** `plan` is null until one is chosen; PT requires a trainer. */
export type Purchase = { plan: Plan | null; trainerId?: number | undefined };

/** A purchase that is about to be paid; `confirmed` has the keys of the warnings that the user has answered. */
type Attempt = {
  session: Session;
  order: Order;
  target: PaymentTarget;
  passes: readonly OwnPass[];
  confirmed: Set<string>;
};

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

  /** Blocks the purchase while the storage fails, since a paid purchase could be lost. */
  const withStorage = async <Result>(work: () => Promise<Result>, screen: CheckoutScreen) => {
    const result = await work().catch((error: unknown) => {
      console.error('[fitness]', error);
      return null;
    });
    if (result === null) await screen.alert(texts.storageFailed, danger);
    return result;
  };

  const newWarnings = async ({ order, passes, confirmed }: Attempt) => {
    const entries = await withTimeout(outbox.list(order.buyer.userId));
    return purchaseWarnings(order.plan, { entries, passes, now: seoulNow() }).filter(
      ({ key }) => !confirmed.has(key),
    );
  };

  const confirm = async (
    warnings: readonly PurchaseWarning[],
    { confirmed }: Attempt,
    screen: CheckoutScreen,
  ) => {
    if (warnings.length === 0) return true;
    const { message, options } = questionOf(warnings);
    for (const { key } of warnings) confirmed.add(key);
    return screen.confirm(message, options);
  };

  /** Stores the purchase, unless another tab has meanwhile caused a new warning. */
  const prepare = (attempt: Attempt) => {
    const { order } = attempt;
    const { userId } = order.buyer;
    return dependencies.withPurchaseLock(userId, async () => {
      const warnings = await newWarnings(attempt);
      if (warnings.length > 0) return warnings;
      await outbox.add(userId, entryOf(order));
      await outbox.apply(userId, order.paymentId, { type: 'opening' });
      return [];
    });
  };

  const pay = async (attempt: Attempt, screen: CheckoutScreen): Promise<void> => {
    const { session, order, target } = attempt;
    const { paymentId } = order;
    const { userId } = order.buyer;
    if (!screen.isMounted()) return undefined;
    // Meanwhile the token may have expired, or another user signed in.
    if (getSession() !== session) return askToSignIn(screen);
    const warnings = await withStorage(() => prepare(attempt), screen);
    if (warnings === null) return undefined;
    if (warnings.length > 0)
      return (await confirm(warnings, attempt, screen)) ? pay(attempt, screen) : undefined;
    let response: ProviderResponse | undefined;
    try {
      response = await dependencies.openPaymentWindow(paymentRequestOf(order, target));
    } catch (error) {
      const failedToOpen = dependencies.failedToOpen(error);
      await outbox.apply(userId, paymentId, { type: 'windowFailed', failedToOpen });
      await screen.alert(texts.exception, danger);
      await outbox.apply(userId, paymentId, { type: 'failureShown' });
      return undefined;
    }
    let entry: OutboxEntry | null;
    try {
      entry = await outbox.apply(userId, paymentId, { type: 'responded', response });
    } catch (error) {
      console.error('[fitness]', error);
      return screen.alert(uncertainText(response?.txId), danger);
    }
    if (entry !== null) await dependencies.handleOutcome(userId, entry, screen);
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
    const check = await dependencies.checkSession();
    if (!screen.isMounted()) return undefined;
    if (check.kind === 'blocked') return reportBlocked(check, screen);
    const attempt = { session, order, target, passes: check.passes, confirmed: new Set<string>() };
    const warnings = await withStorage(() => newWarnings(attempt), screen);
    if (warnings === null || !(await confirm(warnings, attempt, screen))) return undefined;
    await dependencies.loadProvider();
    return dependencies.withPaymentLock(order.paymentId, () => pay(attempt, screen));
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
