import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith } from '../../parse.ts';
import { faultList, readFault } from './fault.ts';

describe('an untrusted fault', () => {
  it('is rejected with the pointer and the expected value', () => {
    expect(parseWith(faultList, 'offline', '/faults')).toEqual({
      ok: false,
      problems: [{ pointer: '/faults', message: 'must be a list' }],
    });
    const wrong = [
      { kind: 'nothing' },
      null,
      { kind: 'status', status: 99, extra: 1 },
      { kind: 'chaos', rate: 2 },
      { kind: 'offline', operation: 'nobody', times: 0 },
      { kind: 'custom', status: 500, body: () => 1 },
    ];
    const read = parseWith(faultList, wrong);
    expect(
      read.ok
        ? []
        : read.problems.map(({ pointer, message }) => `${pointer} ${message.slice(0, 26)}`),
    ).toEqual([
      '/0/kind must be one of latency, of',
      '/1 must be an object',
      '/2/status must be a whole number fro',
      '/2/extra is not known',
      '/3/rate must be a number from 0 to',
      '/3/seed is missing',
      '/4/operation must be one of signUp, sig',
      '/4/times must be a whole number fro',
      '/5/body must be JSON of at most 10',
    ]);
  });

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof readFault(value).ok).toBe('boolean');
      }),
      { numRuns: 500, seed: 20261120 },
    );
  });
});
