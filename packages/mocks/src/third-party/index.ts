import { http, HttpResponse, type RequestHandler } from 'msw';
import { systemClock, type Clock } from '../clock.ts';
import { createThirdPartyFaults, type ThirdPartyFaultList } from './faults.ts';
import { createKakao } from './kakao.ts';
import { openPayWindow } from './portone/pay-window.ts';
import { memoryPayments, restHandlers, type ProviderPayments } from './portone/provider.ts';
import { createPortOne } from './portone/sdk.ts';

export {
  createThirdPartyFaults,
  type ThirdPartyFault,
  type ThirdPartyFaultList,
} from './faults.ts';
export {
  DEMO_API_SECRET,
  indexedDbPayments,
  memoryPayments,
  type ProviderPayments,
} from './portone/provider.ts';

/** The URL of the payment provider's script. */
export const PAYMENT_SCRIPT_URL = 'https://cdn.portone.io/v2/browser-sdk.js';
/** The URLs of the maps service's script, with either protocol. */
export const MAP_SCRIPT_URL = /^https?:\/\/dapi\.kakao\.com\/v2\/maps\/sdk\.js/;

/** The options of the third-party mocks. */
export interface ThirdPartyOptions {
  readonly clock?: Clock;
  /** Stores the payments made in the fake window. */
  readonly payments?: ProviderPayments;
  readonly faults?: ThirdPartyFaultList;
}

/** MSW handlers for the scripts and REST calls of the payment provider and the maps service. */
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

/**
 * A script that defines an SDK object. Mocks and app run in the same page, so the script only reads an object that the page
 * provides, which a strict content security policy allows.
 */
function scriptThatDefines(name: 'PortOne' | 'kakao', value: object): Response {
  const page = globalThis as { __mockSdks?: Record<string, object> };
  page.__mockSdks = { ...page.__mockSdks, [name]: value };
  return new HttpResponse(`window.${name} = window.__mockSdks.${name};`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
