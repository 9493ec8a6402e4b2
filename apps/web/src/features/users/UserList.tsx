import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { userList } from '../../shared/list/user-list.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-minute.ts';
import { type ListAddress, useListAddress } from './address.ts';
import { entriesByPass, entriesByPerson } from './entries.ts';
import { ListControls } from './ListControls.tsx';
import * as styles from './UserList.css.ts';
import { UserResults } from './UserResults.tsx';
import { useSearch } from './use-search.ts';

const nothing: Partial<ListAddress> = { search: '', kind: 'all', pass: 'all' };

/** Everybody with an account: found by name, phone, role and pass, ten a page, each row with its role editor (docs/product.md#members). */
export function UserList() {
  const { address, page, change, turnTo } = useListAddress();
  const onRest = useCallback((search: string) => change({ search }), [change]);
  const { typed, type, search } = useSearch(address.search, onRest);
  const today = useSeoulToday();
  const { data, isFetching, isError, refetch } = useQuery(userList());
  const users = useMemo(() => data ?? [], [data]);
  const entries = useMemo(
    () => (address.isGrouped ? entriesByPerson(users) : entriesByPass(users)),
    [users, address.isGrouped],
  );
  const state = useMemo(
    () => listStateOf({ data: data && entries, isFetching, isError, refetch }),
    [data, entries, isFetching, isError, refetch],
  );
  const clear = useCallback(() => change(nothing), [change]);
  return (
    <div className={styles.root}>
      <ListControls
        typed={typed}
        onType={type}
        kind={address.kind}
        pass={address.pass}
        isGrouped={address.isGrouped}
        onChange={change}
      />
      <SectionBoundary data={data}>
        <UserResults
          state={state}
          search={search}
          kind={address.kind}
          pass={address.pass}
          isGrouped={address.isGrouped}
          today={today}
          // What the address says of the page is about the search in the address.
          page={search === address.search ? page : null}
          onPageChange={turnTo}
          onClear={clear}
        />
      </SectionBoundary>
    </div>
  );
}
