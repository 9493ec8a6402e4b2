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
