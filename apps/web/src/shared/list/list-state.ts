/** The state of a list, which a `Table` takes as it is. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; rows: readonly Row[] };

type Query<Row> = {
  data: readonly Row[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** The state of a list's query; rows that came once stay when a later refresh fails. */
export function listStateOf<Row>({
  data,
  isFetching,
  isError,
  refetch,
}: Query<Row>): ListState<Row> {
  if (data !== undefined) return { status: 'ready', rows: data };
  if (isError && !isFetching) return { status: 'failed', onRetry: () => void refetch() };
  return { status: 'loading' };
}
