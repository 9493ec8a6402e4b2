import { HttpResponse } from 'msw';

/**
 * What a CDN's script would define, handed over by way of the page that asked for the script: mocks and app run in the same
 * page, so the script itself only has to pick the object up. This keeps it working under a strict content security policy.
 */
export function scriptThatDefines(name: 'PortOne' | 'kakao', value: object): Response {
  const page = globalThis as { __mockSdks?: Record<string, object> };
  page.__mockSdks = { ...page.__mockSdks, [name]: value };
  return new HttpResponse(`window.${name} = window.__mockSdks.${name};`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
