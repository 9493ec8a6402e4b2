import { describe, expect, it } from 'vitest';
import { decodeSettings, defaultSettings, type MockSettings, withSettings } from './settings.ts';

const settings: MockSettings = {
  scenario: 'busy',
  seed: 0,
  clock: '2026-11-20T23:59:59',
  faults: [
    { kind: 'latency', ms: 200 },
    { kind: 'status', status: 503, message: '점_검&% 💪', operation: 'listReviews', times: 2 },
    { kind: 'custom', status: 200, body: { a: ['_-.*', null, 1.5, false] } },
  ],
};

describe('settings in a link', () => {
  it('are restored unchanged, and leave the rest of the URL', () => {
    const url = new URL(withSettings('http://localhost:5173/fitness/review?page=2#top', settings));
    expect(url.searchParams.get('page')).toBe('2');
    expect(decodeSettings(url.searchParams.get('mock') ?? '')).toEqual(settings);
    expect(withSettings(url.href, settings)).toBe(url.href);
  });

  it('are the default ones where it leaves them out', () => {
    expect(decodeSettings('{"scenario":"empty"}')).toEqual({
      ...defaultSettings,
      scenario: 'empty',
    });
  });

  it.each([
    'empty',
    '[]',
    '{"scenario":"toString"}',
    '{"clock":"2026-02-30T10:00:00"}',
    '{"faults":[{"kind":"status","status":99}]}',
  ])('are none where they are invalid: %s', (text) => {
    expect(decodeSettings(text)).toBeUndefined();
  });
});
