import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { scenarios, type ScenarioName } from '../scenarios/index.ts';
import { parseWith } from '../parse.ts';
import { faultList, type Fault, type FaultKind } from './faults/fault.ts';
import {
  decodeSettings,
  defaultSettings,
  encodeSettings,
  withSettings,
  settingsFromUrl,
  type MockSettings,
} from './settings.ts';

const RUNS = { numRuns: 500, seed: 20261120 };
/** The keys of a record. */
function names<Name extends string>(record: Record<Name, unknown>) {
  return fc.constantFrom(...(Object.keys(record) as Name[]));
}

const ms = fc.integer({ min: 0, max: 600_000 });
const status = fc.integer({ min: 200, max: 599 });
const hundredths = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const seed = fc.maxSafeNat();
/** Texts with the separators of links. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('_', '-', '.', '*', '%', '&', '점', '검', '💪', '\uD800', ' '),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

const kinds: Record<FaultKind['kind'], fc.Arbitrary<FaultKind>> = {
  latency: fc.record(
    { kind: fc.constant('latency' as const), ms, spreadMs: ms },
    { requiredKeys: ['kind', 'ms'] },
  ),
  offline: fc.constant({ kind: 'offline' }),
  hang: fc.constant({ kind: 'hang' }),
  status: fc.record(
    { kind: fc.constant('status' as const), status, message: anyText },
    { requiredKeys: ['kind', 'status'] },
  ),
  custom: fc.record(
    {
      kind: fc.constant('custom' as const),
      status,
      // JSON has no -0.
      body: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value))),
    },
    { requiredKeys: ['kind', 'status'] },
  ),
  html: fc.record({ kind: fc.constant('html' as const), status }),
  answer: fc.record({
    kind: fc.constant('answer' as const),
    name: names<ErrorName>(errorResponses),
  }),
  malformed: fc.constant({ kind: 'malformed' }),
  drift: fc.record(
    { kind: fc.constant('drift' as const), which: fc.integer({ min: 0, max: 999 }) },
    { requiredKeys: ['kind'] },
  ),
  lost: fc.constant({ kind: 'lost' }),
  chaos: fc.record({ kind: fc.constant('chaos' as const), rate: hundredths, seed }),
};
const place = fc.record(
  { operation: names<OperationId>(operations), times: fc.integer({ min: 1 }) },
  { requiredKeys: [] },
);
const faults: fc.Arbitrary<Fault> = fc
  .tuple(fc.oneof(...Object.values(kinds)), place)
  .map(([kind, rest]): Fault => ({ ...kind, ...rest }));
const clock = fc
  .tuple(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: 0, max: 86_399 }))
  .map(
    ([days, second]) =>
      `${addDays('2026-11-20', days)}T${new Date(second * 1000).toISOString().slice(11, 19)}`,
  );
const settings: fc.Arbitrary<MockSettings> = fc.record({
  scenario: names<ScenarioName>(scenarios),
  seed,
  clock: fc.option(clock, { nil: undefined }),
  latency: fc.record({ ms, spreadMs: ms }),
  faults: fc.array(faults, { maxLength: 8 }),
});

describe('settings in a link', () => {
  it('are restored unchanged from a URL with other search params, without percent-encoding', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const link = withSettings('http://localhost:5173/fitness/review?page=2#top', given);
        expect(link).toContain(`mock=${encodeSettings(given)}`);
        expect(new URL(link).searchParams.get('page')).toBe('2');
        expect(settingsFromUrl(link)).toEqual({ settings: given, invalid: [] });
        expect(withSettings(link, given)).toBe(link);
      }),
      RUNS,
    );
  });

  it('are short and readable', () => {
    expect(encodeSettings(defaultSettings)).toBe('default');
    const text = encodeSettings({
      scenario: 'busy',
      seed: 3,
      clock: '2026-11-20T10:00:00',
      latency: { ms: 200, spreadMs: 100 },
      faults: [
        { kind: 'status', status: 500, operation: 'listReviews', times: 2 },
        { kind: 'chaos', rate: 0.2, seed: 7 },
      ],
    });
    expect(text).toBe(
      'busy_seed-3_at-20261120T100000_late-200-100_listReviews.status-500*2_chaos-20-7',
    );
  });

  it('are read without their invalid parts, which are returned as a list', () => {
    const invalidParts = [
      '__proto__',
      'toString',
      'at-20260230T100000',
      'at-20261120T250000',
      'seed-x',
      'late-',
      'status-99',
      'chaos-200-1',
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
    const { settings: found, invalid } = decodeSettings(
      ['busy', ...invalidParts, 'offline'].join('_'),
    );
    expect(found).toEqual({ ...defaultSettings, scenario: 'busy', faults: [{ kind: 'offline' }] });
    expect(invalid).toEqual(
      invalidParts.flatMap((part) => part.split('_')).filter((part) => part !== ''),
    );
    const likeSettings = fc.string({ unit: fc.constantFrom(...'_-.*0123456789abct') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyText, likeSettings), (text) => {
        const read = decodeSettings(text);
        expect(decodeSettings(encodeSettings(read.settings)).settings).toEqual(read.settings);
        expect(parseWith(faultList, [...read.settings.faults]).ok).toBe(true);
      }),
      RUNS,
    );
  });

  it('are undefined for a URL without them and for an invalid URL', () => {
    expect(settingsFromUrl('http://localhost:5173/')).toBeUndefined();
    expect(settingsFromUrl('nonsense')).toBeUndefined();
    expect(settingsFromUrl('http://localhost:5173/?mock=')?.settings).toEqual(defaultSettings);
  });
});
