/** Wrong values of a row's fields. */
const wrongValues: readonly unknown[] = [
  null,
  {},
  [],
  'x',
  '',
  -1,
  4.5,
  1e300,
  true,
  Date.UTC(1926, 10, 20),
  [2026, 13, 20, 6, 0],
  '2026-11-20T26:00:00.000Z',
  '2026-02-30',
];

type Row = Record<string, unknown>;

/** A row with only wrong values, except for a valid id, because a row without an id is dropped. */
function oddRow(row: Row, index: number): Row {
  return Object.fromEntries(
    Object.keys(row).map((field, place) => [
      field,
      field.endsWith('Id') ? 900_000 + index : wrongValues[(index + place) % wrongValues.length],
    ]),
  );
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The response with odd rows added before and after the valid ones; for an object, with wrong fields. */
export function oddBody(body: unknown): unknown {
  if (!Array.isArray(body)) return { classSubjectId: 'x', classSubjectName: {} };
  const example = body.find(isRow) ?? {};
  const odd = wrongValues.map((_, index) => oddRow(example, index + 1));
  const noRows = [null, 5, [], {}];
  return [...noRows, odd[0], ...body, ...odd.slice(1)];
}
