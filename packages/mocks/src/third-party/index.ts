import { http, HttpResponse, type RequestHandler } from 'msw';
import { systemClock, type Clock } from '../clock.ts';
import { toResponse } from '../engine/mock-response.ts';
import { createKakao } from './kakao.ts';
import { openPayWindow } from './portone/pay-window.ts';
import { memoryPayments, restHandlers, type ProviderPayments } from './portone/provider.ts';
import { createPortOne } from './portone/sdk.ts';

export {
  DEMO_API_SECRET,
  indexedDbPayments,
  memoryPayments,
  type ProviderPayments,
} from './portone/provider.ts';

export const PAYMENT_SCRIPT_URL = 'https://cdn.portone.io/v2/browser-sdk.js';
/** The URLs of the maps service's script, with either protocol. */
export const MAP_SCRIPT_URL = /^https?:\/\/dapi\.kakao\.com\/v2\/maps\/sdk\.js/;

/** A third-party fault: a script that does not load, a search or a request that fails. */
export interface ThirdPartyFault {
  readonly target: 'payment-script' | 'payment-api' | 'map-script' | 'geocoding';
  /** Limits a fault of the payment API to requests with this path; by default all. */
  readonly path?: string;
  /** The response; by default a network error. */
  readonly response?: { readonly status: number; readonly body?: unknown };
  /** The number of times; by default always. */
  readonly times?: number;
}

export interface ThirdPartyOptions {
  readonly clock?: Clock;
  /** Stores the payments made in the fake window. */
  readonly payments?: ProviderPayments;
  readonly faults?: ReturnType<typeof createThirdPartyFaults>;
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

/** The faults of a page, initially these, with the remaining count of those that happen a number of times. */
export function createThirdPartyFaults(initial: readonly ThirdPartyFault[] = []) {
  let entries: { fault: ThirdPartyFault; times: number }[] = [];
  const set = (faults: readonly ThirdPartyFault[]): void => {
    entries = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }));
  };
  set(initial);
  return {
    set,
    /** Consumes a fault of this target, if one is left; returns the response to send. */
    take: (target: ThirdPartyFault['target'], path?: string): Response | undefined => {
      const entry = entries.find(
        ({ fault, times }) => times > 0 && fault.target === target && (fault.path ?? path) === path,
      );
      if (!entry) return undefined;
      entry.times -= 1;
      const { response } = entry.fault;
      if (!response) return HttpResponse.error();
      return toResponse(response);
    },
  };
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
