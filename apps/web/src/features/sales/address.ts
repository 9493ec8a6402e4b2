import { useSearchParams } from 'react-router-dom';
import { type DateRange, rangeFrom } from './range.ts';

/** The range that is shown and the page of its table, kept in the address; without a range it is today, also after midnight. */
export function useSalesAddress(today: string) {
  const [query, setQuery] = useSearchParams();
  const range = rangeFrom(query.get('start'), query.get('end'), today);
  const show = ({ start, end }: DateRange) => setQuery({ start, end });
  const turnTo = (next: number) => setQuery({ ...range, page: String(next) });
  return { range, page: query.get('page'), show, turnTo };
}
