import { http, type RequestHandler } from 'msw';
import { systemClock, type Clock } from '../clock.ts';
import { createThirdPartyFaults, type ThirdPartyFaultList } from './faults.ts';
import { createKakao } from './kakao/sdk.ts';
import { scriptThatDefines } from './page-bridge.ts';
import { memoryPayments, type ProviderPayments } from './portone/provider-payments.ts';
import { openPayWindow } from './portone/pay-window.ts';
import { restHandlers } from './portone/rest.ts';
import { createPortOne } from './portone/sdk.ts';

export {
  createThirdPartyFaults,
  type ThirdPartyFault,
  type ThirdPartyFaultList,
} from './faults.ts';
export {
  indexedDbPayments,
  memoryPayments,
  type ProviderPayments,
} from './portone/provider-payments.ts';
export { DEMO_API_SECRET } from './portone/rest.ts';

/** Where the payment provider's script comes from. */
export const PAYMENT_SCRIPT_URL = 'https://cdn.portone.io/v2/browser-sdk.js';
/** Where the maps service's script comes from, with either protocol. */
export const MAP_SCRIPT_URL = /^https?:\/\/dapi\.kakao\.com\/v2\/maps\/sdk\.js/;

/** What the services of others are played with; every option may be left out. */
export interface ThirdPartyOptions {
  readonly clock?: Clock;
  /** Where the payments made in the fake window are listed. */
  readonly payments?: ProviderPayments;
  readonly faults?: ThirdPartyFaultList;
}

/** Request handlers of MSW that answer for the payment provider and the maps service: scripts, window and REST calls. */
export function thirdPartyHandlers({
  clock = systemClock,
  payments = memoryPayments(),
  faults = createThirdPartyFaults(),
}: ThirdPartyOptions = {}): RequestHandler[] {
  const portOne = createPortOne({
    payments,
    clock,
    ask: openPayWindow,
    isPhone: () => /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent),
    redirectTo: (url) => location.assign(url),
  });
  const kakao = createKakao(() => faults.take('geocoding') !== undefined);

  return [
    http.get(
      PAYMENT_SCRIPT_URL,
      () => faults.take('payment-script') ?? scriptThatDefines('PortOne', portOne),
    ),
    http.get(MAP_SCRIPT_URL, () => faults.take('map-script') ?? scriptThatDefines('kakao', kakao)),
    http.all('https://api.portone.io/*', ({ request }) =>
      faults.take('payment-api', new URL(request.url).pathname),
    ),
    ...restHandlers(payments, clock),
  ];
}
