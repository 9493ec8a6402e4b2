import { Pagination } from '@fitness/ui/Pagination';
import { Table } from '@fitness/ui/Table';
import { TextField } from '@fitness/ui/TextField';
import { useMemo, useState } from 'react';
import { columnsOn } from '../../src/features/users/columns.tsx';
import { entriesByPass, withRepeats } from '../../src/features/users/entries.ts';
import { userTexts } from '../../src/features/users/texts.ts';
import type { User } from '../../src/shared/list/user-list.ts';

const columns = columnsOn('2026-11-20', new Map(), () => undefined);

/** The baseline: the same field and table, given ten other rows at each key and each page. */
export function PlainTable({ users }: { users: readonly User[] }) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const tens = useMemo(
    () =>
      Array.from({ length: 20 }, (_, index) =>
        withRepeats(entriesByPass(users.slice(index * 10, index * 10 + 10))),
      ),
    [users],
  );
  return (
    <div>
      <TextField
        label={userTexts.search}
        type="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <Table
        label={userTexts.table}
        columns={columns}
        rows={tens[(page + typed.length) % tens.length] ?? []}
        rowKey={({ key }) => key}
        state={{ status: 'ready' }}
        emptyText=""
      />
      <Pagination page={page} pageCount={10_000} onPageChange={setPage} />
    </div>
  );
}
