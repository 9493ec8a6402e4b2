import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpAdapter } from './http-adapter.ts';
import type { Report } from './report.ts';

const metric: Report = {
  kind: 'metric',
  release: '1.0.0',
  route: '/',
  name: 'LCP',
  value: 1200,
  rating: 'good',
};

describe('the adapter that posts JSON (docs/error-reporting.md)', () => {
  it.each([
    ['a browser without beacons', {}],
    ['a browser with too many beacons waiting', { sendBeacon: () => false }],
  ])('reaches its URL from %s, without cookies and preflight', async (_, navigator) => {
    const received = Promise.withResolvers<object>();
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
        const { method, url, headers } = request;
        received.resolve({ method, url, type: headers['content-type'], body });
        response.end();
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    vi.stubGlobal('navigator', navigator);
    createHttpAdapter(`http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`)(metric);
    expect(await received.promise).toEqual({
      method: 'POST',
      url: '/reports',
      type: 'text/plain;charset=UTF-8',
      body: metric,
    });
  });

  it('fails silently where nothing responds @report:harmless', async () => {
    const failed = vi.fn();
    process.on('unhandledRejection', failed);
    onTestFinished(() => void process.off('unhandledRejection', failed));
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', fetched);
    createHttpAdapter('https://reports.example')(metric);
    await new Promise(setImmediate);
    expect(fetched).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });
});
