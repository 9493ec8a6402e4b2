import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Select } from '@fitness/ui/Select';
import { TextField } from '@fitness/ui/TextField';
import { Show } from '@fitness/ui/layout/Show';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { itemsOf } from '../../shared/list/list-state.ts';
import { useDebouncedSearch } from '../../shared/list/use-debounced-search.ts';
import { userList } from '../../shared/list/user-list.ts';
import { LapsedField } from '../../shared/pass/RenewalFilters.tsx';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { UserResults } from './UserResults.tsx';
import { type Filters, listParams } from './entries.ts';
import { roleFilterLabels, userTexts } from './texts.ts';

const roleOptions = itemsOf(roleFilterLabels);

/** All users, with search and filters, each row with its role editor (docs/product.md#members). */
export function UserList() {
  const [{ q, role, filter }, setParams] = useSearchParamsState(listParams);
  const narrow = (filters: Partial<Filters>) =>
    setParams({ ...filters, page: 1 }, { replace: true });
  const { typed, setTyped } = useDebouncedSearch(q, (text) => narrow({ q: text }));
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const { data } = useQuery(userList());
  return (
    <Stack gap="sm">
      <Show on="screen">
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
          fold={{
            isOpen: isFilterOpen,
            onOpenChange: setIsFilterOpen,
            active: Number(role !== 'all') + Number(filter === 'lapsed'),
          }}
        >
          <FilterField>
            <Select
              label={userTexts.kind}
              value={role}
              items={roleOptions}
              onChange={(chosen) => narrow({ role: chosen })}
            />
          </FilterField>
          <LapsedField
            value={filter}
            onChange={(choice) => setParams({ filter: choice, sort: null, page: 1 })}
          />
        </FilterBar>
      </Show>
      <SectionBoundary data={data}>
        <UserResults hasSortSelect={isFilterOpen} />
      </SectionBoundary>
    </Stack>
  );
}
