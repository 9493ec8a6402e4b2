import { Table } from '@fitness/ui/Table';
import type { GuideEntry } from '../../../packages/ui/src/internal/guide.ts';

/** Terms and their descriptions as a table. */
export function EntryTable({
  label,
  columns: [term, description],
  entries,
}: {
  label: string;
  columns: readonly [string, string];
  entries: readonly GuideEntry[];
}) {
  return (
    <Table
      label={label}
      columns={[
        {
          id: 'term',
          header: term,
          width: 12,
          isRowHeader: true,
          render: ([text]) => text,
        },
        { id: 'description', header: description, width: 30, render: ([, text]) => text },
      ]}
      items={entries}
      itemId={(entry) => entry.join(' ')}
      state={{ status: 'ready' }}
      emptyText=""
    />
  );
}
