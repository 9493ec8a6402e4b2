export { Row, type RowProps } from './Row.tsx';
export { RowList, type RowListProps } from './RowList.tsx';
export { RowListSkeleton, type RowListSkeletonProps } from './RowListSkeleton.tsx';
