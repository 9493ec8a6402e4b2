import { isPaymentError, type PaymentRequest, requestPayment } from '@portone/browser-sdk/v2';
import { env } from '../../../config/env.ts';
import { loadScript } from '../../../shared/api/load-script.ts';
import { withRetries } from '../../../shared/api/with-retries.ts';
import type { Checkout } from './order.ts';
import type { ProviderAnswer } from './outcome.ts';

const scriptUrl = 'https://cdn.portone.io/v2/browser-sdk.js';

let loading: Promise<void> | null = null;

/** Loads the provider's script, since the SDK's own loader fails until the page is reloaded once it has failed. */
export async function loadProvider() {
  if (window.PortOne) return;
  loading ??= withRetries(
    () => loadScript(scriptUrl, () => window.PortOne !== undefined),
    [500, 1500],
  ).finally(() => {
    loading = null;
  });
  await loading;
}

/** Where the studio's payments go, and this page to return to; null when the build was configured without. */
export function configuredShop(): Checkout | null {
  const { portoneStoreId: storeId, portoneChannelKey: channelKey } = env;
  const redirectUrl = window.location.origin + window.location.pathname;
  return storeId && channelKey ? { storeId, channelKey, redirectUrl } : null;
}

/** Opens the payment window and waits for the provider's answer. */
export function openPaymentWindow(request: PaymentRequest): Promise<ProviderAnswer | undefined> {
  return requestPayment(request);
}

/** Whether what was thrown says that the window never opened, so that nothing can have been paid. */
export function neverOpened(error: unknown) {
  return isPaymentError(error);
}
