import { HttpResponse } from 'msw';

/**
 * A script that defines an SDK object. Mocks and app run in the same page, so the script only reads an object that the page
 * provides, which a strict content security policy allows.
 */
export function scriptThatDefines(name: 'PortOne' | 'kakao', value: object): Response {
  const page = globalThis as { __mockSdks?: Record<string, object> };
  page.__mockSdks = { ...page.__mockSdks, [name]: value };
  return new HttpResponse(`window.${name} = window.__mockSdks.${name};`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
