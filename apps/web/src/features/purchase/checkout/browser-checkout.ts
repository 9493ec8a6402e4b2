import { getSession } from '../../../shared/session/session.ts';
import { createCheckout } from './checkout.ts';
import { outbox, withPaymentLock } from '../outbox/browser-outbox.ts';
import { createRedirectHandler } from './redirect-handler.ts';
import { getPaymentTarget, loadProvider, failedToOpen, openPaymentWindow } from './provider.ts';
import { checkSession } from './session-check.ts';
import { createOutcomeHandler } from './outcome-handler.ts';

const handleOutcome = createOutcomeHandler(outbox);

/** Handles a response that the provider passed in the search params of a redirect. */
export const handleRedirect = createRedirectHandler({ outbox, withPaymentLock, handleOutcome });

export function createBrowserCheckout() {
  return createCheckout({
    getSession,
    checkSession,
    getPaymentTarget: getPaymentTarget,
    loadProvider,
    openPaymentWindow,
    failedToOpen,
    outbox,
    withPaymentLock,
    handleOutcome,
  });
}
