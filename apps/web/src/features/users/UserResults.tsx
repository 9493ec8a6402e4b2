import { Button } from '@fitness/ui/Button';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Stack } from '@fitness/ui/layout/Stack';
import { Switch } from '@fitness/ui/Switch';
import { Table } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { formatCount } from '../../shared/format/format.ts';
import { listStateOf } from '../../shared/list/list-state.ts';
import { usePages } from '../../shared/list/use-pages.tsx';
import { type User, userList } from '../../shared/list/user-list.ts';
import { CopyMembers } from '../../shared/pass/CopyMembers.tsx';
import { RenewalChips } from '../../shared/pass/RenewalFilters.tsx';
import { renewalOrder } from '../../shared/pass/renewals.ts';
import { useRestorableState } from '../../shared/session/page-state.ts';
import { texts } from '../../shared/texts.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { columnsOf } from './user-columns.tsx';
import { type Entry, listParams, useFoundEntries, withRepeats } from './entries.ts';
import { RoleChanges } from './RoleChanges.tsx';
import { draftsFrom, type RoleDrafts } from './role-change.ts';
import { userTexts } from './texts.ts';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

const noDrafts: RoleDrafts = new Map();
const noUsers: readonly User[] = [];

const memberOf = ({ user: { nickName, ph }, passes }: Entry) => ({ nickName, ph, passes });

function countOf(count: number, isSearch: boolean, isByUser: boolean) {
  const [all, found] = isByUser
    ? [userTexts.allUsers, userTexts.foundUsers]
    : [userTexts.allPasses, userTexts.foundPasses];
  return (isSearch ? found : all)({ count: formatCount(count) });
}

function Results({ hasSortSelect }: { hasSortSelect: boolean }) {
  const [params, setParams] = useSearchParamsState(listParams);
  const { filter, grouped, sort, page } = params;
  const today = useSeoulToday();
  // The drafts survive paging and signing in again.
  const [drafts, setDrafts] = useRestorableState('roles', noDrafts, draftsFrom);
  const query = useQuery(userList());
  const { data } = query;
  const list = listStateOf(query);
  const { found, counts, isByUser, isSearch } = useFoundEntries(data ?? noUsers, params, today);
  const { top, rows, pagination } = usePages(found, page, pageSize, (next) =>
    setParams({ page: next }),
  );
  const isReady = list.status === 'ready';
  const hasRows = isReady && found.length > 0;
  const isNarrowed = isReady && (isSearch || filter !== 'all');
  const clear = () => setParams({ q: '', role: 'all', filter: 'all', page: 1 }, { replace: true });
  return (
    <Stack ref={top} gap="sm">
      <Show on="screen">
        <Inline gap="sm" rowGap="xxs" justify="between">
          <Fill minimum="lg">
            <RenewalChips
              value={filter}
              counts={isReady ? counts : null}
              onChange={(choice) => setParams({ filter: choice, sort: null, page: 1 })}
            />
          </Fill>
          {/* A renewal filter shows members. */}
          {filter === 'all' && (
            <Switch
              label={userTexts.grouped}
              isSelected={grouped}
              onChange={(isOn) => setParams({ grouped: isOn, page: 1 }, { replace: true })}
            />
          )}
        </Inline>
      </Show>
      <RoleChanges users={data ?? noUsers} drafts={drafts} setDrafts={setDrafts}>
        <Stack gap="sm">
          <Table
            label={userTexts.table}
            columns={columnsOf(drafts, setDrafts)}
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
            sort={sort ?? renewalOrder(filter)}
            onSortChange={(next) => setParams({ sort: next, page: 1 })}
            hasSortSelect={hasSortSelect}
            phone="folded"
            skeletonRows={pageSize}
            isExpanded={({ user }) => drafts.has(user.userId)}
          />
          <Inline gap="sm" justify="between">
            <Inline gap="sm">
              <Text size="sm" color="muted" aria-live="polite">
                {hasRows && countOf(found.length, isSearch, isByUser)}
              </Text>
              {hasRows && (
                <Show on="screen">
                  <CopyMembers
                    membersOf={() => found.map(memberOf)}
                    count={countOf(found.length, false, isByUser)}
                  />
                </Show>
              )}
            </Inline>
            {pagination}
          </Inline>
        </Stack>
      </RoleChanges>
    </Stack>
  );
}

/** The matching rows, ten a page. Memoized: they depend on the search params, which change only after a debounce. */
export const UserResults = memo(Results);
