import { useRef } from 'react';
import { useIsPrinting } from '../layout/use-is-printing.ts';
import { PageTurner } from './PageTurner.tsx';
import { pageOf } from './pages.ts';

/** The rows of the requested page (of all pages in print) and the pagination of a list whose element has the ref `top`. */
export function usePages<Row>(
  all: readonly Row[],
  wantedPage: number,
  size: number,
  onPageChange: (page: number) => void,
) {
  const top = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const { rows, page, pageCount, offset } = pageOf(all, wantedPage, size);
  const turn = (next: number) => {
    onPageChange(next);
    // Scrolls to the start of the list, because the cards of one page are taller than a phone.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  const isPaged = pageCount > 1;
  const pagination = isPaged && (
    <PageTurner page={page} pageCount={pageCount} onPageChange={turn} />
  );
  const shown = isPrinting ? { rows: all, offset: 0 } : { rows, offset };
  return { top, ...shown, isPaged, pagination };
}
