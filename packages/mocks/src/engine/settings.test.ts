import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith } from '../parse.ts';
import { faultList, type Fault } from './faults/fault.ts';
import {
  decodeSettings,
  defaultSettings,
  encodeSettings,
  settingsFromUrl,
  withSettings,
  type MockSettings,
} from './settings.ts';

// One of every kind; texts and JSON contain the separators of links.
const faults: readonly Fault[] = [
  { kind: 'latency', ms: 200, spreadMs: 100 },
  { kind: 'latency', ms: 0 },
  { kind: 'offline', times: 1 },
  { kind: 'hang', operation: 'signIn' },
  { kind: 'status', status: 500, operation: 'listReviews', times: 2 },
  { kind: 'status', status: 503, message: '점_검-중.입*니%다& 💪\uD800' },
  { kind: 'custom', status: 200, body: { a: ['_-.*', null, 1.5, false] } },
  { kind: 'custom', status: 204 },
  { kind: 'html', status: 502 },
  { kind: 'answer', name: 'ClassFull' },
  { kind: 'malformed' },
  { kind: 'drift', which: 3 },
  { kind: 'drift' },
  { kind: 'lost' },
];

describe('settings in a link', () => {
  it.each<Partial<MockSettings>>([
    { scenario: 'busy', seed: 0 },
    { clock: '2026-11-20T23:59:59', latency: { ms: 0, spreadMs: 100 } },
    { faults },
  ])('are restored unchanged, without percent-encoding: %j', (part) => {
    const given = { ...defaultSettings, ...part };
    const link = withSettings('http://localhost:5173/fitness/review?page=2#top', given);
    expect(link).toContain(`mock=${encodeSettings(given)}`);
    expect(new URL(link).searchParams.get('page')).toBe('2');
    expect(settingsFromUrl(link)).toEqual({ settings: given, invalid: [] });
    expect(withSettings(link, given)).toBe(link);
  });

  it('are short and readable', () => {
    expect(encodeSettings(defaultSettings)).toBe('default');
    const text = encodeSettings({
      scenario: 'busy',
      seed: 3,
      clock: '2026-11-20T10:00:00',
      latency: { ms: 200, spreadMs: 100 },
      faults: [{ kind: 'status', status: 500, operation: 'listReviews', times: 2 }],
    });
    expect(text).toBe('busy_seed-3_at-20261120T100000_late-200-100_listReviews.status-500*2');
  });

  it('are read without their invalid parts, which are returned as a list', () => {
    const invalidParts = [
      'toString',
      'at-20260230T100000',
      'at-20261120T250000',
      'seed-x',
      'late-',
      'status-99',
      'nobody.offline',
      'offline*0',
      'answer-Nothing',
      'custom-500-nohex',
      'custom-500-007b',
      'latency',
      'offline-1',
      '%',
      '목',
    ];
    expect(decodeSettings(['busy', ...invalidParts, 'offline'].join('_'))).toEqual({
      settings: { ...defaultSettings, scenario: 'busy', faults: [{ kind: 'offline' }] },
      invalid: invalidParts,
    });
  });

  it('are valid whatever the text is', () => {
    const likeSettings = fc.string({ unit: fc.constantFrom(...'_-.*0123456789abct') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), likeSettings), (text) => {
        const { settings } = decodeSettings(text);
        expect(decodeSettings(encodeSettings(settings)).settings).toEqual(settings);
        expect(parseWith(faultList, settings.faults).ok).toBe(true);
      }),
      { numRuns: 500, seed: 20261120 },
    );
  });

  it('are undefined for a URL without them and for an invalid URL', () => {
    expect(settingsFromUrl('http://localhost:5173/')).toBeUndefined();
    expect(settingsFromUrl('nonsense')).toBeUndefined();
    expect(settingsFromUrl('http://localhost:5173/?mock=')?.settings).toEqual(defaultSettings);
  });
});
