import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { matching } from './arbitraries.ts';
import type { RequestField } from './request-fields.ts';

/** Values on both sides of what a place allows; on which side, the contract's validator decides. */
export function edgeValues({ schema }: RequestField): readonly unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.format === 'date') return DATES;
  if (schema.type === 'integer') return integerEdges(schema);
  if (schema.pattern !== undefined) return patternEdges(schema.pattern);
  return schema.minLength === undefined ? [''] : ['', '가'.repeat(schema.minLength)];
}

function patternEdges(pattern: string): readonly string[] {
  if (!pattern.startsWith(String.raw`^\d{4}-`)) return lengthEdges(pattern);
  return pattern.includes('T') ? TIMES : MONTHS;
}

const DATES = [
  '2028-02-29',
  '2027-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-12-31',
  '2026-00-10',
  '2026-13-01',
  '2026-1-1',
  '2026-11-20T00:00:00',
  '26-11-20',
];
const MONTHS = [
  '2026-01-01',
  '2026-12-01',
  '2026-00-01',
  '2026-13-01',
  '2026-11-02',
  '2026-11',
  '26-11-01',
  '2026-11-01T00:00:00',
];
const TIMES = [
  'T05:00:00',
  'T06:00:00',
  'T23:00:00',
  'T24:00:00',
  'T06:30:00',
  'T06:00:01',
  'T06:00',
  'T06:00:00Z',
  'T06:00:00+09:00',
  ' 06:00:00',
].map((time) => `2031-03-03${time}`);

function integerEdges({ minimum, maximum }: RequestSchema): number[] {
  const around = (edge: number | undefined): number[] =>
    edge === undefined ? [] : [edge - 1, edge, edge + 1];
  return [...around(minimum), ...around(maximum)];
}

/** Texts as long as a pattern's counted part allows, and one character beyond: `{5,15}` gives 4, 5, 15 and 16. */
function lengthEdges(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g)].flatMap((match) => {
    const [whole, least = '', comma, most] = match;
    const lengths = [
      Number(least) - 1,
      Number(least),
      ...(comma === '' || most === '' ? [] : [Number(most)]),
      ...(most === '' && comma !== '' ? [] : [Number(most || least) + 1]),
    ];
    return lengths.map((length) =>
      sample(
        pattern.slice(0, match.index) + `{${length}}` + pattern.slice(match.index + whole.length),
      ),
    );
  });
}

// No seed: what was made on an earlier run, such as an ID, is taken by now.
function sample(pattern: string): string {
  return fc.sample(matching(pattern), 1)[0] ?? '';
}
