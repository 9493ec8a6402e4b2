import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Stack } from '@fitness/ui/layout/Stack';
import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { itemsOf } from '../../shared/list/items.ts';
import { useDebouncedSearch } from '../../shared/list/use-debounced-search.ts';
import { userList } from '../../shared/list/user-list.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { type Filters, listParams } from './filter.ts';
import { roleFilterLabels, userTexts } from './texts.ts';
import { UserResults } from './UserResults.tsx';

const roleOptions = itemsOf(roleFilterLabels);

/** All users, with search and filters, each row with its role editor (docs/product.md#members). */
export function UserList() {
  const [{ q, role, filter, grouped }, setParams] = useSearchParamsState(listParams);
  const narrow = (filters: Partial<Filters>) =>
    setParams({ ...filters, page: 1 }, { replace: true });
  const { typed, setTyped } = useDebouncedSearch(q, (text) => narrow({ q: text }));
  const { data } = useQuery(userList());
  return (
    <Stack gap="md">
      <Show on="screen">
        <FilterBar
          search={
            <TextField
              label={userTexts.search}
              type="search"
              placeholder={userTexts.placeholder}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
            />
          }
          actions={
            <Switch
              label={userTexts.grouped}
              // A renewal filter shows members.
              isSelected={grouped || filter !== 'all'}
              isDisabled={filter !== 'all'}
              onChange={(isOn) => narrow({ grouped: isOn })}
            />
          }
        >
          <FilterField>
            <Select
              label={userTexts.kind}
              value={role}
              items={roleOptions}
              onChange={(chosen) => narrow({ role: chosen })}
            />
          </FilterField>
        </FilterBar>
      </Show>
      <SectionBoundary data={data}>
        <UserResults />
      </SectionBoundary>
    </Stack>
  );
}
