import { typesOf, type RequestField } from './request-fields.ts';

/** Values of other types and formats; the contract's validator decides which are invalid. */
export function wrongValues({ part, schema }: RequestField): readonly unknown[] {
  if (part === 'query') return ['', ...WRONG_TEXTS];
  if (part === 'params') return WRONG_TEXTS;
  // Header values must be printable ASCII, otherwise the request cannot be sent.
  if (part === 'headers') return WRONG_TEXTS.filter((text) => /^[\x21-\x7e]+$/.test(text));
  const types = typesOf(schema);
  if (types.includes('object')) return [null, [], '객체', 1];
  if (types.includes('array')) return [null, {}, '목록', 1, [{ no: 'item' }]];
  if (types.includes('integer') || types.includes('number'))
    return [null, '1', 1.5, true, [], [1], {}, -1, 'NaN'];
  if (types.includes('boolean')) return [null, 'true', 0, 1, [], {}];
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
