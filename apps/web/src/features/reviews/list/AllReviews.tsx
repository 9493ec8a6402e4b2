import { Pagination } from '@fitness/ui/Pagination';
import { useRef } from 'react';
import type { ListState } from '../../../shared/list/list-state.ts';
import { pageOf } from '../../../shared/list/pages.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { ReviewListFallback } from './ReviewListFallback.tsx';
import { pageSize } from './pages.ts';
import type { Review } from './ratings.ts';
import { ReviewList } from './ReviewList.tsx';
import * as styles from './ReviewList.css.ts';
import { reviewTexts } from '../texts.ts';

export interface AllReviewsProps {
  state: ListState<Review>;
  page: number;
  onPageChange: (page: number) => void;
}

/** The reviews page by page. */
export function AllReviews({ state, page: wantedPage, onPageChange }: AllReviewsProps) {
  const panel = useRef<HTMLElement>(null);
  const reviews = state.status === 'ready' ? state.rows : [];
  const { rows: shown, page, pageCount, offset } = pageOf(reviews, wantedPage, pageSize);
  const turn = (next: number) => {
    onPageChange(next);
    const isTopHidden = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isTopHidden) panel.current?.scrollIntoView();
  };
  return (
    <Panel
      ref={panel}
      title={reviewTexts.list}
      aside={
        shown.length > 0 &&
        reviewTexts.range({
          all: reviews.length,
          first: offset + 1,
          last: offset + shown.length,
        })
      }
    >
      {shown.length > 0 ? (
        <ReviewList reviews={shown} offset={offset} />
      ) : (
        <ReviewListFallback state={state} />
      )}
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} pageCount={pageCount} onPageChange={turn} />
        </div>
      )}
    </Panel>
  );
}
