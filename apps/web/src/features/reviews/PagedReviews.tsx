import { Pagination } from '@fitness/ui/Pagination';
import { useRef } from 'react';
import { Panel } from '../../shared/Panel.tsx';
import { pageCountOf, pageFrom, pageSize, rowsOn } from './pages.ts';
import type { Review } from './ratings.ts';
import { ReviewList } from './ReviewList.tsx';
import * as styles from './ReviewList.css.ts';
import { reviewTexts } from './texts.ts';

export interface PagedReviewsProps {
  /** All reviews, in the server's order. */
  reviews: readonly Review[];
  /** The page that the address names, as it stands there. */
  wanted: string | null;
  onPageChange: (page: number) => void;
}

/** Five reviews and the way to the others. */
export const PagedReviews = ({ reviews, wanted, onPageChange }: PagedReviewsProps) => {
  const panel = useRef<HTMLElement>(null);
  const pageCount = pageCountOf(reviews.length);
  const page = pageFrom(wanted, pageCount);
  const offset = (page - 1) * pageSize;
  const shown = rowsOn(reviews, page);
  const turn = (next: number) => {
    onPageChange(next);
    const isTopHidden = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isTopHidden) panel.current?.scrollIntoView();
  };
  return (
    <Panel ref={panel} title={reviewTexts.list} aside={reviewTexts.range(offset + 1, offset + shown.length, reviews.length)}>
      <ReviewList reviews={shown} offset={offset} />
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} pageCount={pageCount} onPageChange={turn} />
        </div>
      )}
    </Panel>
  );
};
