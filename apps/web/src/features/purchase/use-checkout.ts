import type { Plan } from '@fitness/api-contract/catalogue';
import { isPaymentError } from '@portone/browser-sdk/v2';
import { api } from '../../api/client.ts';
import { call } from '../../api/operations.ts';
import { seoulNow } from '../../lib/clock.ts';
import { usePending } from '../../lib/use-pending.ts';
import { sessionErrorOf } from '../../session/session-notice.ts';
import { getSession } from '../../session/session.ts';
import type { OutboxEntry, ProviderResponse } from './entry.ts';
import { applyEvent, changePayments, settle, withPaymentLock } from './outbox.ts';
import { entryOf, loadProvider, openPaymentWindow, paymentRequestOf } from './provider.ts';
import { texts } from './texts.ts';
import {
  danger,
  type OutcomeScreen,
  showOutcome,
  showUncertain,
  useOutcomeScreen,
} from './use-outcome.ts';
import { type OwnPass, type PurchaseWarning, purchaseWarnings } from './warnings.ts';

const timeoutMs = 5000;

/** The user's passes as the server has them now; null after a message, when nothing may be sold. */
async function readPasses({ alert, notice }: OutcomeScreen) {
  try {
    return await call(api, 'listMyPromotions', { timeoutMs });
  } catch (error) {
    console.warn('[fitness]', error);
    if (sessionErrorOf(error) === null) await alert(texts.tryLater, danger);
    await notice(error);
    return null;
  }
}

/**
 * Stores the purchase in the transaction that looks for reasons to ask, so that of two tabs one asks. False if the user declines
 * or has left the page, or the device cannot store it, since a paid purchase could be lost.
 */
async function prepare(
  entry: OutboxEntry,
  plan: Plan,
  passes: readonly OwnPass[],
  { alert, confirm, isMounted }: OutcomeScreen,
): Promise<boolean> {
  const confirmed = new Set<string>();
  while (isMounted()) {
    let warnings: PurchaseWarning[] = [];
    try {
      await changePayments(String(entry.record.reqPayDto.userId), (entries) => {
        const all = purchaseWarnings(plan, { entries, passes, now: seoulNow() });
        warnings = all.filter(({ key }) => !confirmed.has(key));
        if (warnings.length > 0) return entries;
        return [...entries.filter(({ progress }) => progress.state !== 'failed'), entry];
      });
    } catch (error) {
      console.error('[fitness]', error);
      await alert(texts.storageFailed, danger);
      return false;
    }
    const [warning] = warnings;
    if (warning === undefined) return true;
    const { key, message, title, link } = warning;
    const labels = { confirmLabel: texts.buyAnyway, cancelLabel: texts.doNotBuy };
    if (!(await confirm(message, { title, link, ...labels }))) return false;
    confirmed.add(key);
  }
  return false;
}

/** Buys a plan (docs/product.md#purchase); `plan` is null until one is chosen, and PT requires a trainer. */
export async function checkOut(
  plan: Plan | null,
  trainerId: number | undefined,
  screen: OutcomeScreen,
) {
  const session = getSession();
  if (session.status === 'signedIn' && session.role !== 'customer')
    return screen.alert(texts.customersOnly);
  if (plan === null) return screen.alert(texts.planRequired);
  if (session.status !== 'signedIn') {
    await screen.alert(texts.loginRequired);
    return screen.signIn();
  }
  const { userId } = session;
  const entry = entryOf(plan, session, trainerId);
  const { paymentId } = entry;
  const request = paymentRequestOf(paymentId, plan, session);
  if (request === null) return screen.alert(texts.notConfigured, danger);
  const passes = await readPasses(screen);
  if (passes === null || !screen.isMounted()) return undefined;
  await loadProvider();

  let response: ProviderResponse | undefined;
  const settlement = await withPaymentLock(paymentId, async () => {
    if (!(await prepare(entry, plan, passes, screen))) return 'notPaid';
    try {
      response = await openPaymentWindow(request);
    } catch (error) {
      await applyEvent(
        userId,
        paymentId,
        isPaymentError(error) ? { type: 'notOpened' } : { type: 'responded', response: undefined },
      );
      throw error;
    }
    return settle(userId, paymentId, response).catch((error: unknown) => {
      console.error('[fitness]', error);
      return 'notStored' as const;
    });
  });
  if (settlement === 'notStored') return showUncertain(screen, response?.txId);
  if (settlement !== 'notPaid' && settlement !== null) return showOutcome(settlement, screen);
}

/** Buys plans, one at a time: while `isPaying`, `buy` does nothing. */
export function useCheckout() {
  const screen = useOutcomeScreen();
  const { run, isPending } = usePending();
  const buy = (plan: Plan | null, trainerId?: number) =>
    run(() =>
      checkOut(plan, trainerId, screen).catch((error: unknown) => {
        console.error('[fitness]', error);
        return screen.alert(texts.exception, danger);
      }),
    );
  return { buy, isPaying: isPending };
}
