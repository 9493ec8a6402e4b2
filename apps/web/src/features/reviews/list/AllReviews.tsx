import { Bleed } from '@fitness/ui/layout/Bleed';
import { Stack } from '@fitness/ui/layout/Stack';
import { Pagination } from '@fitness/ui/Pagination';
import { Panel } from '@fitness/ui/Panel';
import { useRef } from 'react';
import type { ListState } from '../../../shared/list/list-state.ts';
import { pageOf } from '../../../shared/list/pages.ts';
import { ReviewListFallback } from './ReviewListFallback.tsx';
import { pageSize } from './pages.ts';
import type { Review } from './ratings.ts';
import { ReviewList } from './ReviewList.tsx';
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
      <Stack dividers="md">
        {shown.length > 0 ? (
          <ReviewList reviews={shown} offset={offset} />
        ) : (
          <ReviewListFallback state={state} />
        )}
        {pageCount > 1 && (
          // The numbers need the panel's padding on the narrowest screens.
          <Bleed inline="sm">
            <Pagination page={page} pageCount={pageCount} onPageChange={turn} />
          </Bleed>
        )}
      </Stack>
    </Panel>
  );
}
