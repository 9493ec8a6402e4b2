import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { useDebouncedSearch } from '../../shared/list/use-debounced-search.ts';
import { userList } from '../../shared/list/user-list.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { entriesByPass, entriesByUser } from './entries.ts';
import { ListControls } from './ListControls.tsx';
import { type Filters, listParams } from './search-params.ts';
import { UserResults } from './UserResults.tsx';

/** All users, with search and filters, each row with its role editor (docs/product.md#members). */
export function UserList() {
  const [{ q, role, filter, grouped, page }, setParams] = useSearchParamsState(listParams);
  const narrow = useCallback(
    (filters: Partial<Filters>) => setParams({ ...filters, page: 1 }, { replace: true }),
    [setParams],
  );
  const onSearch = useCallback((text: string) => narrow({ q: text }), [narrow]);
  const { typed, setTyped } = useDebouncedSearch(q, onSearch);
  // The field renders first, the list when there is time.
  const search = useDeferredValue(typed);
  const clear = useCallback(() => narrow({ q: '', role: 'all', filter: 'all' }), [narrow]);
  const turnTo = useCallback((next: number) => setParams({ page: next }), [setParams]);

  const today = useSeoulToday();
  const { data, isFetching, isError, refetch } = useQuery(userList());
  const entries = useMemo(
    () => data && (grouped ? entriesByUser(data) : entriesByPass(data)),
    [data, grouped],
  );
  const state = useMemo(
    () => listStateOf({ data: entries, isFetching, isError, refetch }),
    [entries, isFetching, isError, refetch],
  );
  return (
    <Stack gap="md">
      <ListControls
        typed={typed}
        onType={setTyped}
        role={role}
        filter={filter}
        grouped={grouped}
        onChange={narrow}
      />
      <SectionBoundary data={data}>
        <UserResults
          state={state}
          q={search}
          role={role}
          filter={filter}
          grouped={grouped}
          today={today}
          // The page in the search params belongs to the search there.
          page={search === q ? page : 1}
          onPageChange={turnTo}
          onClear={clear}
        />
      </SectionBoundary>
    </Stack>
  );
}
