import { isPaymentError, type PaymentRequest, requestPayment } from '@portone/browser-sdk/v2';
import { env } from '../../../config/env.ts';
import { withRetries } from '../../../shared/api/with-retries.ts';
import type { Checkout } from './order.ts';
import type { ProviderAnswer } from './outcome.ts';

const scriptUrl = 'https://cdn.portone.io/v2/browser-sdk.js';

const inject = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${scriptUrl} could not be loaded.`));
    };
    script.src = scriptUrl;
    script.addEventListener('load', () => (window.PortOne ? resolve() : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let loading: Promise<void> | null = null;

/**
 * Brings the provider's script into the page. Done by ourselves, since the SDK's own loader remembers one failed load
 * until the page is reloaded; once the script is there, the SDK finds it.
 */
export async function loadProvider() {
  if (window.PortOne) return;
  loading ??= withRetries(inject, { delays: [500, 1500], wait }).finally(() => {
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
