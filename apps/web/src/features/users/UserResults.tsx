import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Table } from '@fitness/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { formatCount } from '../../shared/format/format.ts';
import { listStateOf } from '../../shared/list/list-state.ts';
import { usePages } from '../../shared/list/use-pages.tsx';
import { type User, userList } from '../../shared/list/user-list.ts';
import { useRestorableState } from '../../shared/session/use-restorable-state.ts';
import { texts } from '../../shared/texts.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { columnsOn } from './user-columns.tsx';
import { entriesByPass, entriesByUser, withRepeats } from './entries.ts';
import { filterEntries, listParams } from './filter.ts';
import { RoleChanges } from './RoleChanges.tsx';
import { draftsFrom, type RoleDrafts } from './roles.ts';
import { userTexts } from './texts.ts';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

const noDrafts: RoleDrafts = new Map();
const noUsers: readonly User[] = [];

function countOf(count: number, isNarrowed: boolean, grouped: boolean) {
  const [all, found] = grouped
    ? [userTexts.allUsers, userTexts.foundUsers]
    : [userTexts.allPasses, userTexts.foundPasses];
  return (isNarrowed ? found : all)({ count: formatCount(count) });
}

function Results() {
  const [params, setParams] = useSearchParamsState(listParams);
  const { q, role, filter, grouped, page } = params;
  const today = useSeoulToday();
  // The drafts survive paging and signing in again.
  const [drafts, setDrafts] = useRestorableState('roles', noDrafts, draftsFrom);
  const query = useQuery(userList());
  const { data } = query;
  const list = listStateOf(query);
  const entries = useMemo(
    () => (grouped ? entriesByUser(data ?? []) : entriesByPass(data ?? [])),
    [data, grouped],
  );
  const found = useMemo(
    () => filterEntries(entries, { q, role, filter }, today),
    [entries, q, role, filter, today],
  );
  const { top, rows, pagination } = usePages(found, page, pageSize, (next) =>
    setParams({ page: next }),
  );
  const isNarrowed = list.status === 'ready' && found !== entries;
  const clear = () => setParams({ q: '', role: 'all', filter: 'all', page: 1 }, { replace: true });
  return (
    <Stack ref={top}>
      <RoleChanges
        users={data ?? noUsers}
        drafts={drafts}
        setDrafts={setDrafts}
        summary={list.status === 'ready' && countOf(found.length, isNarrowed, grouped)}
      >
        <Table
          label={userTexts.table}
          columns={columnsOn(today, drafts, setDrafts)}
          items={withRepeats(rows)}
          itemId={({ key }) => key}
          state={list}
          emptyText={isNarrowed ? texts.emptySearch : texts.emptyList}
          emptyTitle={isNarrowed ? undefined : userTexts.none}
          emptyAction={
            isNarrowed && (
              <Button variant="secondary" onPress={clear}>
                {userTexts.clear}
              </Button>
            )
          }
          phone="folded"
          skeletonRows={pageSize}
          isExpanded={({ user }) => drafts.has(user.userId)}
        />
        {pagination}
      </RoleChanges>
    </Stack>
  );
}

/** The matching rows, ten a page. Memoized: they depend on the search params, which change only after a debounce. */
export const UserResults = memo(Results);
