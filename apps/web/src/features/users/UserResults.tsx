import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Pagination } from '@fitness/ui/Pagination';
import { Table } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { memo, useMemo, useRef } from 'react';
import { formatCount } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { pageOf } from '../../shared/list/pages.ts';
import { texts } from '../../shared/texts.ts';
import { columnsOn } from './columns.tsx';
import type { Entry } from './entries.ts';
import { filterEntries } from './filter.ts';
import type { Filters } from './search-params.ts';
import { userTexts } from './texts.ts';
import { useRoleDrafts } from './use-role-drafts.ts';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

export interface UserResultsProps extends Filters {
  /** All rows, by pass or by user. */
  state: ListState<Entry>;
  today: string;
  page: number;
  onPageChange: (page: number) => void;
  onClear: () => void;
}

function countOf(count: number, isNarrowed: boolean, grouped: boolean) {
  const [all, found] = grouped
    ? [userTexts.allUsers, userTexts.foundUsers]
    : [userTexts.allPasses, userTexts.foundPasses];
  return (isNarrowed ? found : all)({ count: formatCount(count) });
}

function Results({
  state,
  q,
  role,
  filter,
  grouped,
  today,
  page: wantedPage,
  onPageChange,
  onClear,
}: UserResultsProps) {
  const top = useRef<HTMLElement>(null);
  const { draftOf, setDraft } = useRoleDrafts();
  const entries = useMemo(() => (state.status === 'ready' ? state.rows : []), [state]);
  const found = useMemo(
    () => filterEntries(entries, { q, role, filter }, today),
    [entries, q, role, filter, today],
  );
  const columns = useMemo(() => columnsOn(today, draftOf, setDraft), [today, draftOf, setDraft]);
  const { rows, page, pageCount } = pageOf(found, wantedPage, pageSize);
  const isNarrowed = state.status === 'ready' && found !== entries;
  const turn = (next: number) => {
    onPageChange(next);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Stack ref={top} gap="sm">
      <Text size="sm" tone="muted" reserveLines={1} aria-live="polite">
        {state.status === 'ready' && countOf(found.length, isNarrowed, grouped)}
      </Text>
      <Table
        label={userTexts.table}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        state={state}
        emptyText={isNarrowed ? texts.emptySearch : texts.emptyList}
        emptyAction={
          isNarrowed && (
            <Button variant="secondary" onPress={onClear}>
              {userTexts.clear}
            </Button>
          )
        }
        skeletonRows={pageSize}
      />
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={turn} />}
    </Stack>
  );
}

/** The matching rows, ten a page; not rendered again while only the search field changes. */
export const UserResults = memo(Results);
