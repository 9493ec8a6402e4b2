import { HttpResponse } from 'msw';

/**
 * What a CDN's script would define, handed over through the page that requested it: mocks and app
 * run in the same page, so the script only reads the object. This works under a strict content
 * security policy.
 */
export function scriptThatDefines(name: 'PortOne' | 'kakao', value: object): Response {
  const page = globalThis as { __mockSdks?: Record<string, object> };
  page.__mockSdks = { ...page.__mockSdks, [name]: value };
  return new HttpResponse(`window.${name} = window.__mockSdks.${name};`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
