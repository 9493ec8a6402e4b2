import { getSession } from '../../../shared/session/session.ts';
import { createCheckout } from './checkout.ts';
import { outbox, whileUnderWay } from '../outbox/browser-outbox.ts';
import { createPaymentReturn } from './payment-return.ts';
import { configuredShop, loadProvider, neverOpened, openPaymentWindow } from './provider.ts';
import { checkSession } from './session-check.ts';
import { createSettlement } from './settlement.ts';

const settle = createSettlement(outbox);

/** Receives the answer to a payment of this device that came in the address. */
export const receivePayment = createPaymentReturn({ outbox, whileUnderWay, settle });

/** A checkout of this device. */
export function createBrowserCheckout() {
  return createCheckout({
    getSession,
    checkSession,
    getShop: configuredShop,
    loadProvider,
    openPaymentWindow,
    neverOpened,
    outbox,
    whileUnderWay,
    settle,
  });
}
