export { SelectList, type SelectListProps } from './SelectList.tsx';
export type { SelectListRow } from './SelectRow.tsx';
