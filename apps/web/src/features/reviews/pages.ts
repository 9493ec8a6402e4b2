import { useSearchParams } from 'react-router-dom';

/** How many reviews stand on a page (docs/product.md#reviews). */
export const pageSize = 5;

/** How many pages a number of reviews fills; at least one. */
export const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / pageSize));

/** The page that an address names, from 1 to `pageCount`; the first where it names none, the last where it names too high a one. */
export const pageFrom = (value: string | null, pageCount: number) =>
  value !== null && /^[1-9]\d*$/.test(value) ? Math.min(Number(value), pageCount) : 1;

/** The rows of a page, in the order given. */
export const rowsOn = <Row>(rows: readonly Row[], page: number) => rows.slice((page - 1) * pageSize, page * pageSize);

/** The page in the address; turning it leaves a step for the way back. */
export const usePageAddress = () => {
  const [query, setQuery] = useSearchParams();
  const turnTo = (page: number) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('page', String(page));
      return next;
    });
  return { wanted: query.get('page'), turnTo };
};
