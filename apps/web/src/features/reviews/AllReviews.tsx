import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Bleed } from '@fitness/ui/layout/Bleed';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { noValue } from '../../shared/format/format.ts';
import { FailedList } from '../../shared/list/FailedList.tsx';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { usePages } from '../../shared/list/use-pages.tsx';
import { pageSize, type Review } from './ratings.ts';
import { reviewTexts } from './texts.ts';

interface ReviewListProps {
  reviews: readonly Review[];
  /** The index of the first shown review among all; the key of a review, which has no id. */
  offset: number;
}

/** Reviews with line breaks; long ones are collapsed. */
function ReviewList({ reviews, offset }: ReviewListProps) {
  return (
    <Stack as="ol" dividers="lg">
      {reviews.map(({ content, likeStar }, index) => (
        <Stack as="li" key={offset + index} gap="xs">
          {likeStar === null ? <span>{noValue}</span> : <Stars value={likeStar} />}
          <Text as="div" maxWidth="reading">
            <TruncatedText maxLines={6}>{content ?? noValue}</TruncatedText>
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** Replaces the reviews while they load, after a failure, and when there are none. */
function Fallback({ state }: { state: ListState<Review> }) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={reviewTexts.loading}>
        {Array.from({ length: pageSize }, (_, place) => (
          <Skeleton key={place} variant="block" height="row" />
        ))}
        <Skeleton variant="block" />
      </SkeletonGroup>
    );
  if (state.status === 'ready')
    return <EmptyState drawing={<EmptyDrawing name="hook" />} title={reviewTexts.empty} />;
  return (
    <FailedList
      title={reviewTexts.listFailed}
      emptyText={reviewTexts.empty}
      onRetry={state.onRetry}
    />
  );
}

type AllReviewsProps = {
  state: ListState<Review>;
  page: number;
  onPageChange: (page: number) => void;
};

/** The reviews page by page. */
export function AllReviews({ state, page, onPageChange }: AllReviewsProps) {
  const reviews = rowsOf(state);
  const { top, rows, offset, pagination } = usePages(reviews, page, pageSize, onPageChange);
  return (
    <Panel
      ref={top}
      title={reviewTexts.list}
      aside={
        rows.length > 0 && (
          <>
            <span>{reviewTexts.total({ count: reviews.length })}</span>{' '}
            {/* Announces a change of page, which the pagination shows. */}
            <VisuallyHidden>
              {reviewTexts.range({ first: offset + 1, last: offset + rows.length })}
            </VisuallyHidden>
          </>
        )
      }
    >
      <Stack dividers="md">
        {rows.length > 0 ? (
          <ReviewList reviews={rows} offset={offset} />
        ) : (
          <Fallback state={state} />
        )}
        {/* The numbers need the panel's padding on the narrowest screens. */}
        {pagination && <Bleed inline="sm">{pagination}</Bleed>}
      </Stack>
    </Panel>
  );
}
