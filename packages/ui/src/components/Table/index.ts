export { Table, type TableProps, type TableState } from './Table.tsx';
export type { TableColumn } from './TableCell.tsx';
