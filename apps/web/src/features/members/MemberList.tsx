import { Button } from '@fitness/ui/Button';
import { FilterBar } from '@fitness/ui/FilterBar';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { useSeoulToday } from '../../lib/clock.ts';
import { formatCount } from '../../lib/format.ts';
import { contactColumn, nameColumn, passColumns, sortableBy } from '../../lib/list/columns.tsx';
import { listStateOf } from '../../lib/list/list-state.ts';
import { useDebouncedSearch } from '../../lib/list/use-debounced-search.ts';
import { usePages } from '../../lib/list/use-pages.tsx';
import { CopyMembers } from '../../lib/pass/CopyMembers.tsx';
import { RenewalChips, RenewalField } from '../../lib/pass/RenewalFilters.tsx';
import { type RenewalChoice, renewalOrder, renewalTexts } from '../../lib/pass/renewals.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { texts } from '../../lib/texts.ts';
import { listParams, myMembers, sortable } from './api.ts';
import { findMembers, type Person, rowsOfMembers } from './people.ts';
import { memberTexts } from './texts.ts';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

const columns: TableColumn<Person>[] = sortableBy<Person>(sortable, [
  nameColumn(7, ({ member }) => member.nickName),
  contactColumn(12, ({ member }) => member.ph),
  ...passColumns([8, 6.75, 11], ({ passes }: Person) => passes),
]);

const memberOf = ({ member: { nickName, ph }, passes }: Person) => ({ nickName, ph, passes });

/** The manager's members, with a search by name and those to ask about renewing (docs/product.md#members). */
export function MemberList() {
  const [{ name, filter, sort, page }, setParams] = useSearchParamsState(listParams);
  const { typed, setTyped } = useDebouncedSearch(name, (text) =>
    setParams({ name: text, page: 1 }, { replace: true }),
  );
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const today = useSeoulToday();
  const all = useQuery(myMembers());
  const { data } = all;
  const own = useMemo(() => findMembers(data ?? [], name), [data, name]);
  const isSearch = name.trim() !== '';
  // The server may know members that its list of all lacks.
  const others = useQuery({
    ...myMembers(name),
    enabled: isSearch && data !== undefined && own.length === 0,
  });
  const list = listStateOf(others.isLoading ? others : all);
  const isReady = list.status === 'ready';
  const matching = own.length > 0 ? own : (others.data ?? own);
  const { found, counts } = useMemo(
    () => rowsOfMembers(matching, filter, sort, today),
    [matching, filter, sort, today],
  );
  const { top, rows, pagination } = usePages(found, page, pageSize, (next) =>
    setParams({ page: next }),
  );
  const isNarrowed = isReady && (isSearch || filter !== 'all');
  const count = (filter === 'all' ? memberTexts.all : renewalTexts.people)({
    count: formatCount(found.length),
  });
  const choose = (choice: RenewalChoice) => setParams({ filter: choice, sort: null, page: 1 });
  const clear = () => {
    setTyped('');
    setParams({ name: '', filter: 'all', page: 1 }, { replace: true });
  };
  return (
    <Stack ref={top} gap="sm">
      <FilterBar
        search={
          <TextField
            label={memberTexts.search}
            isLabelHidden
            placeholder={memberTexts.search}
            type="search"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        }
        fold={{
          isOpen: isFilterOpen,
          onOpenChange: setIsFilterOpen,
          active: Number(filter === 'lapsed'),
        }}
      >
        <RenewalField value={filter} onChange={choose} />
      </FilterBar>
      <SectionBoundary data={data}>
        <RenewalChips value={filter} counts={isReady ? counts : null} onChange={choose} />
        <Table
          label={memberTexts.table}
          columns={columns}
          items={rows}
          itemId={({ key }) => key}
          state={list}
          emptyText={isNarrowed ? texts.emptySearch : texts.emptyList}
          emptyTitle={isNarrowed ? undefined : memberTexts.none}
          emptyAction={
            isNarrowed && (
              <Button variant="secondary" onPress={clear}>
                {memberTexts.clear}
              </Button>
            )
          }
          sort={sort ?? renewalOrder(filter)}
          onSortChange={(next) => setParams({ sort: next, page: 1 })}
          hasSortSelect={isFilterOpen}
          phone="folded"
          skeletonRows={pageSize}
          // Who is to be called is one press away on a phone.
          isExpanded={() => filter !== 'all'}
        />
      </SectionBoundary>
      <Inline gap="sm" justify="between">
        <Inline gap="sm">
          <Text size="sm" color="muted" aria-live="polite">
            {isReady && found.length > 0 && count}
          </Text>
          {isReady && found.length > 0 && (
            <CopyMembers membersOf={() => found.map(memberOf)} count={count} />
          )}
        </Inline>
        {pagination}
      </Inline>
    </Stack>
  );
}
