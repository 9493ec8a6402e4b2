import { useSearchParams } from 'react-router-dom';

/** How many reviews stand on a page (docs/product.md#reviews). */
export const pageSize = 5;

/** The page in the address; turning it leaves a step for the way back. */
export function usePageAddress() {
  const [query, setQuery] = useSearchParams();
  const turnTo = (page: number) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('page', String(page));
      return next;
    });
  return { wanted: query.get('page'), turnTo };
}
