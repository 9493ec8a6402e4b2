import { http, HttpResponse } from 'msw';
import type { Clock } from '../clock.ts';
import { kakao } from './kakao-maps.ts';
import { portoneRest } from './portone-rest.ts';
import { requestPayment } from './portone-window.ts';

export { testApiSecret } from './portone-rest.ts';

/** Where the fakes wait in the page until the script that would bring the real SDK is loaded. */
const shelf = '__mockThirdParty';

const script = (globalName: string) => () =>
  new HttpResponse(`window.${globalName} = window.${shelf}.${globalName};`, {
    headers: { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' },
  });

/** Puts the fakes on the shelf of this page; the scripts that `thirdPartyHandlers` answers take them from there. */
export const shelveThirdParty = () => {
  Object.assign(window, { [shelf]: { PortOne: { requestPayment }, kakao } });
};

/** What the payment and the maps CDN and the provider's REST calls answer under mocks (docs/product.md#payment-outcome, #map, #pay-test). */
export const thirdPartyHandlers = (clock: Clock) => [
  http.get('https://cdn.portone.io/v2/browser-sdk.js', script('PortOne')),
  http.get(/^https?:\/\/dapi\.kakao\.com\/v2\/maps\/sdk\.js/, script('kakao')),
  ...portoneRest(clock),
];
