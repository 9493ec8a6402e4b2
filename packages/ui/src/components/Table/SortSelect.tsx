import { useMessages } from '../../internal/messages/messages.ts';
import { Select } from '../Select/index.ts';
import type { TableSort } from './sort-rows.ts';
import type { CellColumn } from './table-column.ts';

interface SortSelectProps {
  columns: readonly CellColumn[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

const valueOf = ({ id, direction }: TableSort) => `${direction} ${id}`;

/** The orders of a table without visible headers. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const messages = useMessages();
  const orders = columns.flatMap(({ id, header }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      id: valueOf({ id, direction }),
      label: messages.sortOrder(header, direction),
      sort: { id, direction },
    })),
  );
  return (
    <Select
      label={messages.sort}
      size="sm"
      items={orders}
      value={sort && valueOf(sort)}
      onChange={(chosen) => {
        const order = orders.find(({ id }) => id === chosen);
        if (order) onSort(order.sort);
      }}
    />
  );
}
