'use client';
import { sortRows, Table, type TableColumn, type TableSort } from '@fitness/ui/Table';
import { useState } from 'react';

interface Member {
  id: string;
  name: string;
  loans: number;
}

const members: readonly Member[] = [
  { id: '1', name: '나라', loans: 12 },
  { id: '2', name: '가람', loans: 3 },
  { id: '3', name: '다온', loans: 7 },
];

const columns: readonly TableColumn<Member>[] = [
  { id: 'name', header: '이름', render: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'loans', header: '대출', render: ({ loans }) => loans, align: 'end', isSortable: true },
];

const values = { name: ({ name }: Member) => name, loans: ({ loans }: Member) => loans };

/** A table that is sorted by its headers. */
export function Members() {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <Table
      label="회원"
      columns={columns}
      items={sortRows(members, sort, values)}
      itemId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      state={{ status: 'ready' }}
      emptyText="회원이 없습니다."
    />
  );
}
