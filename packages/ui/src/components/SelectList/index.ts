export { SelectList, type SelectListProps } from './SelectList.tsx';
export type { SelectListItem } from './SelectRow.tsx';
