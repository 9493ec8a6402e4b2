import { isPaymentError, type PaymentRequest, requestPayment } from '@portone/browser-sdk/v2';
import { env } from '../../../config/env.ts';
import { loadScript } from '../../../shared/api/load-script.ts';
import { sdkScripts, whileWindowIsOpen } from '../../../shared/api/trusted-types.ts';
import { withRetries } from '../../../shared/api/with-retries.ts';
import type { PaymentTarget } from './order.ts';
import type { ProviderResponse } from './outcome.ts';

const retryDelays = [500, 1500];
const isReady = () => window.PortOne !== undefined;

// Module state, since all callers share one load of the script.
let loading: Promise<void> | null = null;

/** Loads the script directly, because the SDK's own loader, once it has failed, keeps failing until the page is reloaded. */
export async function loadProvider() {
  if (isReady()) return;
  loading ??= withRetries(() => loadScript(sdkScripts.payment, isReady), retryDelays).finally(
    () => {
      loading = null;
    },
  );
  await loading;
}

/** The studio's account, with this page as redirect URL; null if the build has no payment configuration. */
export function getPaymentTarget(): PaymentTarget | null {
  const { portoneStoreId: storeId, portoneChannelKey: channelKey } = env;
  const redirectUrl = window.location.origin + window.location.pathname;
  return storeId && channelKey ? { storeId, channelKey, redirectUrl } : null;
}

export function openPaymentWindow(request: PaymentRequest): Promise<ProviderResponse | undefined> {
  return whileWindowIsOpen(() => requestPayment(request));
}

/** Whether an error of the payment window means that it did not open, so that nothing was paid. */
export function failedToOpen(error: unknown): boolean {
  return isPaymentError(error);
}
