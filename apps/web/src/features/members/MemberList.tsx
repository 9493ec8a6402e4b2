import { Button } from '@fitness/ui/Button';
import { FilterBar } from '@fitness/ui/FilterBar';
import { Stack } from '@fitness/ui/layout/Stack';
import { Pagination } from '@fitness/ui/Pagination';
import { Table } from '@fitness/ui/Table';
import { TextField } from '@fitness/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { listStateOf } from '../../shared/list/list-state.ts';
import { normalizeSearch } from '../../shared/list/normalize-search.ts';
import { useDebouncedSearch } from '../../shared/list/use-debounced-search.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { texts } from '../../shared/texts.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { pageParam, textParam } from '../../shared/url/params.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { myMembers } from './api.ts';
import { columnsOn } from './columns.tsx';
import { MemberSummary } from './MemberSummary.tsx';
import { memberPage, pageSize } from './members.ts';
import { memberTexts } from './texts.ts';

const listParams = { name: textParam, page: pageParam };

/** The manager's members, with a search by name (docs/product.md#members). */
export function MemberList() {
  const [{ name, page: wantedPage }, setParams] = useSearchParamsState(listParams);
  const onSearch = useCallback(
    (text: string) => setParams({ name: text, page: 1 }, { replace: true }),
    [setParams],
  );
  const { typed, setTyped, searchNow } = useDebouncedSearch(name, onSearch, normalizeSearch);
  const today = useSeoulToday();
  const query = useQuery(myMembers(name));
  const top = useRef<HTMLElement>(null);
  const list = listStateOf(query);
  const members = list.status === 'ready' ? list.rows : [];
  const { rows, page, pageCount } = memberPage(members, wantedPage);
  const isSearch = name !== '' && list.status === 'ready';

  const turnPage = (next: number) => {
    setParams({ page: next });
    // The cards are longer than a phone, and the next page is read from its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <Stack ref={top} gap="md">
      <FilterBar
        search={
          <TextField
            label={memberTexts.search}
            type="search"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        }
        submitLabel={memberTexts.submit}
        onSubmit={() => searchNow(typed)}
        summary={
          <MemberSummary
            state={list}
            isSearch={isSearch}
            isSearching={query.isPlaceholderData}
            today={today}
          />
        }
      />
      <SectionBoundary data={query.data}>
        <Table
          label={memberTexts.table}
          columns={columnsOn(today)}
          rows={rows}
          rowKey={({ key }) => key}
          state={list}
          emptyText={isSearch ? texts.emptySearch : texts.emptyList}
          emptyAction={
            isSearch && (
              <Button variant="secondary" onPress={() => searchNow('')}>
                {memberTexts.clear}
              </Button>
            )
          }
          skeletonRows={pageSize}
        />
      </SectionBoundary>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={turnPage} />}
    </Stack>
  );
}
