/** The state of a list, which a `Table` takes as it is. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; rows: readonly Row[] };

/** The rows of a list; none before they are ready. */
export function rowsOf<Row>(state: ListState<Row>): readonly Row[] {
  return state.status === 'ready' ? state.rows : [];
}

/** The list with other rows, once it is ready. */
export function withRows<Row>(state: ListState<Row>, rows: readonly Row[]): ListState<Row> {
  return state.status === 'ready' ? { ...state, rows } : state;
}

type Query<Row> = {
  data: readonly Row[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** The state of a list's query; rows that came once stay when a later refresh fails. */
export function listStateOf<Row>(query: Query<Row>): ListState<Row> {
  const { data, isFetching, isError, refetch } = query;
  if (data !== undefined) return { status: 'ready', rows: data };
  if (isError && !isFetching) return { status: 'failed', onRetry: () => void refetch() };
  return { status: 'loading' };
}
