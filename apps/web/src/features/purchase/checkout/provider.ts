import { isPaymentError, type PaymentRequest, requestPayment } from '@portone/browser-sdk/v2';
import { env } from '../../../config/env.ts';
import { loadScript } from '../../../shared/api/load-script.ts';
import { sdkScripts, whileWindowIsOpen } from '../../../shared/api/trusted-types.ts';
import { withRetries } from '../../../shared/api/with-retries.ts';
import type { PaymentTarget } from './order.ts';
import type { ProviderResponse } from './outcome.ts';

const retryDelays = [500, 1500];
const isReady = () => window.PortOne !== undefined;

// Module state, since a document loads the script once for all that wait for it.
let loading: Promise<void> | null = null;

/** Loads the script itself: the SDK's loader, once failed, fails until the page is reloaded. */
export async function loadProvider() {
  if (isReady()) return;
  loading ??= withRetries(() => loadScript(sdkScripts.payment, isReady), retryDelays).finally(
    () => {
      loading = null;
    },
  );
  await loading;
}

/** The account, with this page as redirect URL; null if the build has no payment configuration. */
export function getPaymentTarget(): PaymentTarget | null {
  const { portoneStoreId: storeId, portoneChannelKey: channelKey } = env;
  const redirectUrl = window.location.origin + window.location.pathname;
  return storeId && channelKey ? { storeId, channelKey, redirectUrl } : null;
}

export function openPaymentWindow(request: PaymentRequest): Promise<ProviderResponse | undefined> {
  return whileWindowIsOpen(() => requestPayment(request));
}

/** Whether an error of the payment window means that it never opened, so that nothing was paid. */
export function failedToOpen(error: unknown): boolean {
  return isPaymentError(error);
}
