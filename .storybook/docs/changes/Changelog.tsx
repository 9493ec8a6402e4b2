import { Table } from '@fitness/ui/Table';
import { formatDate } from '@fitness/web/shared/format/format.ts';
import { Unstyled } from '../Unstyled.tsx';
import { allChanges } from './all-changes.ts';

/** Every change, newest first. */
export function Changelog() {
  return (
    <Unstyled>
      <Table
        label="변경 기록"
        columns={[
          {
            key: 'date',
            header: '날짜',
            isUnwrapped: true,
            render: ({ date }) => formatDate(date),
          },
          {
            key: 'name',
            header: '대상',
            width: 12,
            isRowHeader: true,
            isPrimary: true,
            render: ({ name }) => name,
          },
          { key: 'what', header: '바뀐 점', width: 24, render: ({ what }) => what },
        ]}
        rows={allChanges}
        rowKey={({ name, date, what }) => `${name} ${date} ${what}`}
        state={{ status: 'ready' }}
        emptyText="변경 기록이 없습니다."
      />
    </Unstyled>
  );
}
