import { Button } from '@fitness/ui/Button';
import { FilterBar } from '@fitness/ui/FilterBar';
import { Stack } from '@fitness/ui/layout/Stack';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { TextField } from '@fitness/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { normalizeSearch } from '../../shared/input/search-text.ts';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { nameColumn, passColumns, phoneColumn } from '../../shared/list/columns.tsx';
import { useDebouncedSearch } from '../../shared/list/use-debounced-search.ts';
import { usePages } from '../../shared/list/use-pages.tsx';
import { texts } from '../../shared/texts.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { listParams, type Member, myMembers } from './api.ts';
import { MemberSummary } from './MemberSummary.tsx';
import { searchErrorOf } from './search-error.ts';
import { memberTexts } from './texts.ts';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

const columnsOn = (today: string): TableColumn<Member>[] => [
  nameColumn(7, ({ nickName }) => nickName),
  phoneColumn(10.5, ({ ph }) => ph),
  ...passColumns([9.25, 6.75, 11.25], (member: Member) => [member], today, 'end'),
];

/** The manager's members, with a search by name (docs/product.md#members). */
export function MemberList() {
  const [{ name, page }, setParams] = useSearchParamsState(listParams);
  const { typed, setTyped, searchNow } = useDebouncedSearch(
    name,
    (text) => {
      if (!searchErrorOf(text)) setParams({ name: text, page: 1 }, { replace: true });
    },
    normalizeSearch,
  );
  const today = useSeoulToday();
  const query = useQuery(myMembers(name));
  const list = listStateOf(query);
  const isReady = list.status === 'ready';
  const members = rowsOf(list);
  const { top, rows, pagination } = usePages(members, page, pageSize, (next) =>
    setParams({ page: next }),
  );
  const isSearch = name !== '' && isReady;
  const found = (isSearch ? memberTexts.found : memberTexts.all)({ count: members.length });
  return (
    <Stack ref={top} gap="md">
      <FilterBar
        search={
          <TextField
            label={memberTexts.search}
            type="search"
            value={typed}
            onChange={setTyped}
            error={searchErrorOf(typed)}
            autoComplete="off"
          />
        }
        submitLabel={memberTexts.submit}
        onSubmit={() => searchNow(typed)}
        summary={
          <>
            {isReady && <span>{query.isPlaceholderData ? memberTexts.searching : found}</span>}
            <MemberSummary members={members} today={today} />
          </>
        }
      />
      <SectionBoundary data={query.data}>
        <Table
          label={memberTexts.table}
          columns={columnsOn(today)}
          items={rows}
          // Rows are keyed by index, since no field of the response distinguishes two passes of a member.
          itemId={(member) => String(members.indexOf(member))}
          state={list}
          emptyText={isSearch ? texts.emptySearch : texts.emptyList}
          emptyTitle={isSearch ? undefined : memberTexts.none}
          emptyAction={
            isSearch && (
              <Button variant="secondary" onPress={() => searchNow('')}>
                {memberTexts.clear}
              </Button>
            )
          }
          phone="folded"
          skeletonRows={pageSize}
        />
      </SectionBoundary>
      {pagination}
    </Stack>
  );
}
