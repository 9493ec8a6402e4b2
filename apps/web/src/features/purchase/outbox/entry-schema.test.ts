import { describe, expect, it } from 'vitest';
import { toStoredResponse, readEntries } from './entry-schema.ts';
import { recordStatus } from '../records/record-status.ts';
import { entryOf, allEntries } from '../../../../testing/purchase/entries.ts';

const valid = entryOf('valid', { state: 'opened' });

const { version: _, answer: __, ...unversioned } = valid;
/** An entry of the first version of the app. */
const firstVersion = (progress: object) => ({ ...unversioned, progress });

const withoutField = (field: string) =>
  Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field));
const malformedValues = [
  null,
  undefined,
  'text',
  '',
  3,
  -1,
  1.5,
  NaN,
  true,
  [],
  {},
  [null],
  { state: 'gone' },
  new Date(0),
  'x'.repeat(1_000_000),
];

const invalidLists: [string, unknown][] = [
  ['null', null],
  ['a text', 'garbage'],
  ['a number', 7],
  ['an object', { version: 9, entries: [] }],
  ['a date', new Date(0)],
];

const invalidItems: [string, unknown][] = [
  ['null', null],
  ['a text', 'garbage'],
  ['a list', []],
  ['an empty object', {}],
  ...Object.keys(valid)
    .filter((field) => field !== 'version')
    .map((field): [string, unknown] => [`no ${field}`, withoutField(field)]),
  ['an unknown state', { ...valid, progress: { state: 'pending' } }],
  ['a state without what belongs to it', { ...valid, progress: { state: 'refused' } }],
  ['an unknown kind of plan', { ...valid, kind: 'yoga' }],
  ['an amount in words', { ...valid, amount: '840,000' }],
  ['a date that is none', { ...valid, startedAt: 'yesterday' }],
  ['a huge id', { ...valid, paymentId: 'x'.repeat(100_000) }],
  ['a record of another payment', { ...valid, paymentId: 'another' }],
  ['a version that is none', { ...valid, version: 2.5 }],
];

describe('stored purchases (docs/product.md#outbox)', () => {
  it('are read as they were stored, in every state', () => {
    expect(readEntries(allEntries)).toEqual({ entries: allEntries, later: [], damaged: [] });
    expect(readEntries(structuredClone(allEntries)).entries).toEqual(allEntries);
  });

  it('are empty at first', () =>
    expect(readEntries(undefined)).toEqual({ entries: [], later: [], damaged: [] }));

  it.each(invalidLists)('are damaged as a whole when they are %s', (_name, stored) => {
    expect(readEntries(stored)).toEqual({ entries: [], later: [], damaged: [stored] });
  });

  it.each(invalidItems)(
    'are damaged item by item, here %s, and the rest is used @outbox:damaged',
    (_name, item) => {
      expect(readEntries([valid, item, entryOf('after', { state: 'paid' })])).toEqual({
        entries: [valid, entryOf('after', { state: 'paid' })],
        later: [],
        damaged: [item],
      });
    },
  );

  it('keep the first of two payments under the same id', () => {
    const second = entryOf('valid', { state: 'paid' });
    expect(readEntries([valid, second])).toEqual({
      entries: [valid],
      later: [],
      damaged: [second],
    });
  });

  it('can be shown or are damaged, whatever a field holds', () => {
    for (const field of Object.keys(valid))
      for (const value of malformedValues) {
        const { entries, later, damaged } = readEntries([{ ...valid, [field]: value }]);
        expect(entries.length + later.length + damaged.length).toBe(1);
        for (const entry of entries)
          expect(JSON.stringify([entry, recordStatus(entry)])).not.toMatch(
            /undefined|\[object|NaN/,
          );
      }
  });

  it('are truncated when a message is too long', () => {
    const long = 'x'.repeat(50_000);
    const [entry] = readEntries([
      { ...valid, progress: { state: 'refused', message: long } },
    ]).entries;
    expect(entry?.progress).toEqual({ state: 'refused', message: long.slice(0, 2000) });
    expect(toStoredResponse({ message: long })?.message).toHaveLength(2000);
  });

  it.each([
    [{ state: 'started' }, { state: 'opened' }],
    [
      { state: 'failed', reason: '취소' },
      { state: 'failed', reason: '취소', isTold: true },
    ],
    [
      { state: 'uncertain', txId: 'tx-1' },
      { state: 'uncertain', txId: 'tx-1' },
    ],
    [{ state: 'paid' }, { state: 'paid' }],
    [{ state: 'sent' }, { state: 'sent' }],
    [
      { state: 'refused', message: '사유' },
      { state: 'refused', message: '사유' },
    ],
    [{ state: 'recorded' }, { state: 'recorded' }],
  ])('of the first version, %j, are read as %j @outbox:first-version', (before, after) => {
    expect(readEntries([firstVersion(before)])).toEqual({
      entries: [{ ...valid, progress: after }],
      later: [],
      damaged: [],
    });
  });
});

describe('the response of the provider', () => {
  it('is stored without what is no text', () => {
    const answer = {
      txId: 'tx-1',
      paymentId: 'a',
      code: undefined,
      message: null,
      pgCode: 7 as unknown as string,
      more: 'more',
    };
    expect(toStoredResponse(answer)).toEqual({
      txId: 'tx-1',
      paymentId: 'a',
      status: null,
      code: null,
      message: null,
      pgCode: null,
    });
  });
});
