import { Pagination, type PaginationProps } from '@fitness/ui/Pagination';
import { startTransition, useOptimistic } from 'react';

/** A Pagination that shows the new page number at once and renders the list in a transition. */
export function PageTurner({ page, pageCount, onPageChange }: PaginationProps) {
  const [shown, show] = useOptimistic(page);
  const turn = (next: number) =>
    startTransition(() => {
      show(next);
      onPageChange(next);
    });
  return <Pagination page={shown} pageCount={pageCount} onPageChange={turn} />;
}
