import { expect, it } from 'vitest';
import { rightType } from '../worker/right-type.ts';

it.each([
  ['/assets/app.js', 'text/javascript', true],
  ['/assets/app.js', 'text/html', false],
  ['/assets/text.woff2', 'font/woff2', true],
  ['/assets/text.woff2', 'text/html', false],
  ['/icon-192.png', 'image/png', true],
  ['/icon-192.png', 'text/html', false],
  ['/fitness/map', 'text/html', true],
])('keeps %s of the type %s: %s @offline:types', async (path, type, isKept) => {
  const request = new Request(new URL(path, 'https://studio.example'));
  const response = new Response('', { headers: { 'Content-Type': type } });
  expect(await rightType.cacheWillUpdate({ request, response })).toBe(isKept ? response : null);
});
