import { describe, expect, it } from 'vitest';
import { keptAnswer, readEntries } from './stored-entries.ts';
import { recordStatus } from '../records/record-status.ts';
import { entryOf, everyEntry } from '../../../../testing/purchase/entries.ts';

const whole = entryOf('whole', { state: 'opened' });

const { version: _, answer: __, ...unversioned } = whole;
/** An entry as the first version of the app stored it. */
const firstVersion = (progress: object) => ({ ...unversioned, progress });

const withoutField = (field: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
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

const brokenLists: [string, unknown][] = [
  ['null', null],
  ['a text', 'garbage'],
  ['a number', 7],
  ['an object', { version: 9, entries: [] }],
  ['a date', new Date(0)],
];

const brokenItems: [string, unknown][] = [
  ['null', null],
  ['a text', 'garbage'],
  ['a list', []],
  ['an empty object', {}],
  ...Object.keys(whole)
    .filter((field) => field !== 'version')
    .map((field): [string, unknown] => [`no ${field}`, withoutField(field)]),
  ['an unknown state', { ...whole, progress: { state: 'waiting' } }],
  ['a state without what belongs to it', { ...whole, progress: { state: 'refused' } }],
  ['an unknown kind of plan', { ...whole, kind: 'yoga' }],
  ['an amount in words', { ...whole, amount: '840,000' }],
  ['a date that is none', { ...whole, startedAt: 'yesterday' }],
  ['a huge id', { ...whole, paymentId: 'x'.repeat(100_000) }],
  ['a record of another payment', { ...whole, paymentId: 'another' }],
  ['a version of the future', { ...whole, version: 3 }],
];

describe('what the device kept of purchases (docs/product.md#outbox)', () => {
  it('is read as it was stored, whatever state it is in', () => {
    expect(readEntries(everyEntry)).toEqual({ entries: everyEntry, damaged: [] });
    expect(readEntries(structuredClone(everyEntry)).entries).toEqual(everyEntry);
  });

  it('is nothing at first', () =>
    expect(readEntries(undefined)).toEqual({ entries: [], damaged: [] }));

  it.each(brokenLists)('is set aside whole when it is %s', (_name, stored) => {
    expect(readEntries(stored)).toEqual({ entries: [], damaged: [stored] });
  });

  it.each(brokenItems)(
    'is set aside item by item, here %s, and the rest is used @outbox:damaged',
    (_name, item) => {
      expect(readEntries([whole, item, entryOf('after', { state: 'paid' })])).toEqual({
        entries: [whole, entryOf('after', { state: 'paid' })],
        damaged: [item],
      });
    },
  );

  it('never loses a payment to a second one under the same id', () => {
    const second = entryOf('whole', { state: 'paid' });
    expect(readEntries([whole, second])).toEqual({ entries: [whole], damaged: [second] });
  });

  it('can be shown or is set aside, whichever field holds whatever', () => {
    for (const field of Object.keys(whole))
      for (const oddity of malformedValues) {
        const { entries, damaged } = readEntries([{ ...whole, [field]: oddity }]);
        expect(entries.length + damaged.length).toBe(1);
        for (const entry of entries)
          expect(JSON.stringify([entry, recordStatus(entry)])).not.toMatch(
            /undefined|\[object|NaN/,
          );
      }
  });

  it('is cut where a server or the provider said too much', () => {
    const long = 'x'.repeat(50_000);
    const [entry] = readEntries([
      { ...whole, progress: { state: 'refused', message: long } },
    ]).entries;
    expect(entry?.progress).toEqual({ state: 'refused', message: long.slice(0, 2000) });
    expect(keptAnswer({ message: long })?.message).toHaveLength(2000);
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
  ])('of the first version, %j, is read as %j @outbox:first-version', (before, after) => {
    expect(readEntries([firstVersion(before)])).toEqual({
      entries: [{ ...whole, progress: after }],
      damaged: [],
    });
  });
});

describe('the answer of the provider', () => {
  it('is kept as it came, without what is no text', () => {
    const answer = {
      txId: 'tx-1',
      paymentId: 'a',
      code: undefined,
      message: null,
      pgCode: 7 as unknown as string,
      more: 'more',
    };
    expect(keptAnswer(answer)).toEqual({
      txId: 'tx-1',
      paymentId: 'a',
      status: null,
      code: null,
      message: null,
      pgCode: null,
    });
    expect(keptAnswer(undefined)).toBeNull();
  });
});
