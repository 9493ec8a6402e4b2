import { ActionBar } from '@fitness/ui/ActionBar';
import { Button } from '@fitness/ui/Button';
import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { Table } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { useSeoulToday } from '../../lib/clock.ts';
import { formatCount } from '../../lib/format.ts';
import { itemsOf, listStateOf } from '../../lib/list/list-state.ts';
import { useDebouncedSearch } from '../../lib/list/use-debounced-search.ts';
import { usePages } from '../../lib/list/use-pages.tsx';
import { type User, userList } from '../../lib/list/user-list.ts';
import { CopyMembers } from '../../lib/pass/CopyMembers.tsx';
import { RenewalChips, RenewalField } from '../../lib/pass/RenewalFilters.tsx';
import { renewalOrder, renewalTexts } from '../../lib/pass/renewals.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { texts } from '../../lib/texts.ts';
import { useRestorableState } from '../../session/page-state.ts';
import { type Entry, type Filters, listParams, useFoundEntries } from './entries.ts';
import { changesOf, draftsFrom, draftsWith, type RoleDrafts } from './role-change.ts';
import { roleFilterLabels, userTexts } from './texts.ts';
import { useSaveRoles } from './use-save-roles.ts';
import { columnsOf, type SetDraft } from './user-columns.tsx';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

const roleOptions = itemsOf(roleFilterLabels);
const noDrafts: RoleDrafts = new Map();
const noUsers: readonly User[] = [];

type FiltersProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function UserFilters({ isOpen, onOpenChange }: FiltersProps) {
  const [{ q, role, filter }, setParams] = useSearchParamsState(listParams);
  const narrow = (filters: Partial<Filters>) =>
    setParams({ ...filters, page: 1 }, { replace: true });
  const { typed, setTyped } = useDebouncedSearch(q, (text) => narrow({ q: text }));
  const active = Number(role !== 'all') + Number(filter === 'lapsed');
  return (
    <FilterBar
      search={
        <TextField
          label={userTexts.search}
          isLabelHidden
          type="search"
          placeholder={userTexts.placeholder}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
      }
      fold={{ isOpen, onOpenChange, active }}
    >
      <FilterField>
        <Select
          label={userTexts.kind}
          value={role}
          items={roleOptions}
          onChange={(chosen) => narrow({ role: chosen })}
        />
      </FilterField>
      <RenewalField
        value={filter}
        onChange={(choice) => setParams({ filter: choice, sort: null, page: 1 })}
      />
    </FilterBar>
  );
}

const memberOf = ({ user: { nickName, ph }, passes }: Entry) => ({ nickName, ph, passes });

function countTextOf(isFiltered: boolean, isSearch: boolean, isByUser: boolean) {
  if (isFiltered) return renewalTexts.people;
  if (isSearch) return isByUser ? userTexts.foundUsers : userTexts.foundPasses;
  return isByUser ? userTexts.allUsers : userTexts.allPasses;
}

function UserResults({ hasSortSelect }: { hasSortSelect: boolean }) {
  const [params, setParams] = useSearchParamsState(listParams);
  const { filter, grouped, sort, page } = params;
  const today = useSeoulToday();
  const query = useQuery(userList());
  const users = query.data ?? noUsers;
  // The roles that are not saved survive paging and signing in again.
  const [drafts, setDrafts] = useRestorableState('roles', noDrafts, draftsFrom);
  const setDraft: SetDraft = (userId, role) =>
    setDrafts((before) => draftsWith(before, userId, role));
  const changes = changesOf(drafts, users);
  // A single change is saved in its row.
  const hasUnsaved = changes.length > 1;
  const saveAll = useSaveRoles({
    name: 'all',
    success: userTexts.savedAll,
    title: userTexts.saveAllQuestion,
    confirmLabel: userTexts.saveAll,
    onSaved: (userId) => setDraft(userId, null),
  });
  const { found, counts, isByUser, isSearch } = useFoundEntries(users, params, today);
  const { top, rows, pagination } = usePages(found, page, pageSize, (next) =>
    setParams({ page: next }),
  );
  const list = listStateOf(query);
  const isReady = list.status === 'ready';
  const hasRows = isReady && found.length > 0;
  const isNarrowed = isReady && (isSearch || filter !== 'all');
  const countText = countTextOf(filter !== 'all', isSearch, isByUser);
  const count = countText({ count: formatCount(found.length) });
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
      <ActionBar
        summary={hasUnsaved ? { title: userTexts.changed({ count: changes.length }) } : undefined}
        isAnnounced
        actions={
          hasUnsaved && (
            <>
              <Button size="sm" variant="ghost" onPress={() => setDrafts(noDrafts)}>
                {userTexts.discard}
              </Button>
              <Button
                size="sm"
                isPending={saveAll.isPending}
                onPress={() => void saveAll.save(changes)}
              >
                {userTexts.saveAll}
              </Button>
            </>
          )
        }
      >
        <Stack gap="sm">
          <Table
            label={userTexts.table}
            columns={columnsOf(drafts, setDraft)}
            items={rows}
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
                {hasRows && count}
              </Text>
              {hasRows && (
                <Show on="screen">
                  <CopyMembers membersOf={() => found.map(memberOf)} count={count} />
                </Show>
              )}
            </Inline>
            {pagination}
          </Inline>
        </Stack>
      </ActionBar>
    </Stack>
  );
}

/** All users, with search and filters, each row with its role editor (docs/product.md#members). */
export function UserList() {
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const { data } = useQuery(userList());
  return (
    <Stack gap="sm">
      <Show on="screen">
        <UserFilters isOpen={isFilterOpen} onOpenChange={setIsFilterOpen} />
      </Show>
      <SectionBoundary data={data}>
        <UserResults hasSortSelect={isFilterOpen} />
      </SectionBoundary>
    </Stack>
  );
}
