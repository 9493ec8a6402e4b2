import { Button } from '@fitness/ui/Button';
import { Pagination } from '@fitness/ui/Pagination';
import { Table, type TableState } from '@fitness/ui/Table';
import { TextField } from '@fitness/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { listStateOf } from '../../shared/list/list-state.ts';
import { pageCountOf, pageFrom } from '../../shared/list/pages.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { texts } from '../../shared/texts.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-minute.ts';
import { myMembers } from './api.ts';
import { columnsOn } from './columns.tsx';
import * as styles from './MemberList.css.ts';
import { MemberSummary } from './MemberSummary.tsx';
import { pageSize, rowsOfPage } from './members.ts';
import { memberTexts } from './texts.ts';
import { useMemberSearch } from './use-member-search.ts';

/** The manager's own members: found by name, ten a page, passes that need attention marked (docs/product.md#members). */
export function MemberList() {
  const { name, page: asked, typed, type, searchNow, turnTo } = useMemberSearch();
  const today = useSeoulToday();
  const query = useQuery(myMembers(name));
  const top = useRef<HTMLDivElement>(null);
  const list = listStateOf(query);
  const members = list.status === 'ready' ? list.rows : [];
  const pageCount = pageCountOf(members.length, pageSize);
  const page = pageFrom(asked, pageCount);
  const state: TableState =
    list.status === 'failed'
      ? { status: 'failed', onRetry: list.retry, emptyText: texts.emptyList }
      : { status: list.status };

  const send = (event: FormEvent) => {
    event.preventDefault();
    searchNow(typed);
  };
  const turnPage = (next: number) => {
    turnTo(next);
    // Ten cards are longer than a phone: the next ten are read from the first.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={styles.root}>
      <div className={styles.bar}>
        <form role="search" className={styles.search} onSubmit={send}>
          <TextField
            label={memberTexts.search}
            type="search"
            value={typed}
            onChange={type}
            autoComplete="off"
          />
        </form>
        <MemberSummary
          state={list}
          isSearch={name !== ''}
          isSearching={query.isPlaceholderData}
          today={today}
        />
      </div>
      <SectionBoundary data={query.data}>
        <Table
          label={memberTexts.table}
          columns={columnsOn(today)}
          rows={rowsOfPage(members, page)}
          rowKey={({ key }) => key}
          state={state}
          emptyText={name === '' ? texts.emptyList : texts.emptySearch}
          emptyAction={
            name !== '' && (
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
