import type { RequestField } from './request-fields.ts';

/** Values of other types and formats; the contract's validator decides which are invalid. */
export function wrongValues({ part, schema }: RequestField): readonly unknown[] {
  if (part !== 'body') return part === 'query' ? ['', ...WRONG_TEXTS] : WRONG_TEXTS;
  if (schema.type === 'object') return [null, [], '객체', 1];
  if (schema.type === 'integer') return [null, '1', 1.5, true, [], [1], {}, -1, 'NaN'];
  return [null, 1, true, [], ['글'], { text: '글' }, '', ' ', '\t\n', ...WRONG_TEXTS];
}

// None contains a URL delimiter.
const WRONG_TEXTS = [
  '글',
  'UPPER_CASE',
  '1.5',
  '-1',
  '0',
  'null',
  'NaN',
  '１２',
  '2026-13-01',
  '2026-02-30',
  '20261120',
  '2026-11-20T06:00:00Z',
  '🏋️',
  "' OR '1'='1",
];
