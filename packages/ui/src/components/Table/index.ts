export { Table, type TableProps, type TableState } from './Table.tsx';
export { TableLines, type TableLinesProps } from './TableLines.tsx';
export type { TableColumn } from './table-column.ts';
export { sortRows, type SortValue, type TableSort } from './sort-rows.ts';
