import { Button } from '@fitness/ui/Button';
import { Pagination } from '@fitness/ui/Pagination';
import { Table } from '@fitness/ui/Table';
import { TextField } from '@fitness/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useRef } from 'react';
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
import * as styles from './MemberList.css.ts';
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
  const top = useRef<HTMLDivElement>(null);
  const list = listStateOf(query);
  const members = list.status === 'ready' ? list.rows : [];
  const { rows, page, pageCount } = memberPage(members, wantedPage);
  const isSearch = name !== '' && list.status === 'ready';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow(typed);
  };
  const turnPage = (next: number) => {
    setParams({ page: next });
    // The cards are longer than a phone, and the next page is read from its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={styles.root}>
      <div className={styles.bar}>
        <form role="search" className={styles.search} onSubmit={submit}>
          <TextField
            label={memberTexts.search}
            type="search"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        </form>
        <MemberSummary
          state={list}
          isSearch={isSearch}
          isSearching={query.isPlaceholderData}
          today={today}
        />
      </div>
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
    </div>
  );
}
