import { useRef } from 'react';
import { useIsPrinting } from '../layout/use-is-printing.ts';
import { PageTurner } from './PageTurner.tsx';
import { pageOf } from './pages.ts';

/** The rows of the wanted page, in print those of all pages, and the pagination of a list whose element is `top`. */
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
    // The cards are longer than a phone, and the next page is read from its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  const isPaged = pageCount > 1;
  const pagination = isPaged && (
    <PageTurner page={page} pageCount={pageCount} onPageChange={turn} />
  );
  const shown = isPrinting ? { rows: all, offset: 0 } : { rows, offset };
  return { top, ...shown, isPaged, pagination };
}
