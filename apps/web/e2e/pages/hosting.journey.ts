import { publicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const unknown = '/no/such/page';

test('every public page is sent compressed, with its heading, and only when it has changed @extra:hosting', async ({
  request,
}) => {
  for (const path of publicPaths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === unknown ? 404 : 200);
    expect(response.headers(), path).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(await response.text(), path).toMatch(/<h1\b/);
    if (path === unknown) continue;
    const again = await request.get(path, {
      headers: { 'If-None-Match': response.headers()['etag'] ?? '' },
    });
    expect(again.status(), path).toBe(304);
  }
});

test('every page has one address @extra:hosting', async ({ request, baseURL }) => {
  const redirects = {
    '/index.html': '/',
    '/fitness/membership/': '/fitness/membership',
    '/fitness/membership/?utm_source=naver': '/fitness/membership?utm_source=naver',
    '/fitness/membership.html': '/fitness/membership',
    '/fitness/reservations/': '/fitness/reservations',
  };
  for (const [path, location] of Object.entries(redirects)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers()['location'], path).toBe(location);
  }
  const outside = await request.get(`${baseURL}//other.example/`, { maxRedirects: 0 });
  expect(outside.headers()['location']).toBe('/other.example');
});

test('files with hashed names are kept for good, pictures for a day, others are asked for again @extra:hosting', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, script = ''] = html.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  const sent = async (path: string) => {
    const response = await request.get(path);
    const headers = response.headers();
    return {
      status: response.status(),
      cache: headers['cache-control'],
      encoding: headers['content-encoding'],
      type: headers['content-type'],
    };
  };
  const immutable = 'public, max-age=31536000, immutable';
  expect(await sent(script)).toMatchObject({ status: 200, cache: immutable, encoding: 'br' });
  expect(await sent('/artwork/trainer-1/320.avif')).toMatchObject({
    status: 200,
    cache: 'public, max-age=86400, stale-while-revalidate=604800',
  });
  expect(await sent('/site.webmanifest')).toMatchObject({
    status: 200,
    cache: 'no-cache',
    type: 'application/manifest+json',
  });
  expect(await sent('/robots.txt')).toMatchObject({ status: 200, cache: 'no-cache' });
  expect(await sent('/assets/none.js')).toMatchObject({ status: 404, cache: 'no-cache' });
});

test('what is meant for the server is not sent @extra:hosting', async ({ request }) => {
  for (const path of ['/404', '/404.html', '/_headers', '/.vite/hosting.json', '/.vite/'])
    expect((await request.get(path)).status(), path).toBe(404);
});
