/** The state of a list, as `Table` takes it. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; rows: readonly Row[] };

/** The rows of a list; empty unless it is ready. */
export function rowsOf<Row>(state: ListState<Row>): readonly Row[] {
  return state.status === 'ready' ? state.rows : [];
}

/** The list with its rows replaced, if it is ready. */
export function withRows<Row>(state: ListState<Row>, rows: readonly Row[]): ListState<Row> {
  return state.status === 'ready' ? { ...state, rows } : state;
}

type Query<Row> = {
  data: readonly Row[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** The state of a list's query; loaded rows stay visible when a refetch fails. */
export function listStateOf<Row>(query: Query<Row>): ListState<Row> {
  const { data, isFetching, isError, refetch } = query;
  if (data !== undefined) return { status: 'ready', rows: data };
  if (isError && !isFetching) return { status: 'failed', onRetry: () => void refetch() };
  return { status: 'loading' };
}

/** The items of a Select, a RadioGroup or of presets from labels by id, in the labels' order. */
export function itemsOf<Id extends string>(labels: Readonly<Record<Id, string>>) {
  return (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));
}

/** The rows of a page, the page number clamped to `pageCount` (at least one), and the index of the first row. */
export function pageOf<Row>(rows: readonly Row[], wantedPage: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wantedPage, pageCount);
  const offset = (page - 1) * size;
  return { rows: rows.slice(offset, offset + size), page, pageCount, offset };
}
