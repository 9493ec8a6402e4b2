import { Pagination, type PaginationProps } from '@fitness/ui/Pagination';
import { startTransition, useOptimistic, useRef } from 'react';
import { pageOf } from './list-state.ts';

/** A Pagination that shows the new page number at once, while the list is rendered in a transition. */
function PageTurner({
  value,
  pageCount,
  onChange,
}: Required<Pick<PaginationProps, 'value' | 'pageCount' | 'onChange'>>) {
  const [shown, show] = useOptimistic(value);
  const turn = (next: number) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return <Pagination value={shown} pageCount={pageCount} onChange={turn} />;
}

/** The rows of the requested page and the pagination of a list whose element has the ref `top`. */
export function usePages<Row>(
  all: readonly Row[],
  wantedPage: number,
  size: number,
  onPageChange: (page: number) => void,
) {
  const top = useRef<HTMLElement>(null);
  const { rows, page, pageCount, offset } = pageOf(all, wantedPage, size);
  const turn = (next: number) => {
    onPageChange(next);
    // Scrolls to the start of the list, because the cards of one page are taller than a phone.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  const pagination = pageCount > 1 && (
    <PageTurner value={page} pageCount={pageCount} onChange={turn} />
  );
  return { top, rows, offset, pagination };
}
