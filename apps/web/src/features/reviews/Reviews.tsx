import { Button } from '@fitness/ui/Button';
import { Distribution } from '@fitness/ui/Distribution';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { Bleed } from '@fitness/ui/layout/Bleed';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { noValue } from '../../lib/format.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { FailedList } from '../../lib/list/FailedList.tsx';
import { type ListState, listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { usePages } from '../../lib/list/use-pages.tsx';
import { pageParam } from '../../lib/params.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { texts } from '../../lib/texts.ts';
import { useShortWait } from '../../lib/use-short-wait.ts';
import { useSession } from '../../session/session.ts';
import { useRedirectToSignIn } from '../../session/sign-in-state.ts';
import { reviewList } from './api.ts';
import { averageOf, distributionOf, pageSize, type Review } from './ratings.ts';
import { reviewProblems, reviewTexts } from './texts.ts';

/** Lazy, because only customers have the form. */
export const ReviewForm = lazyComponent(() => import('./ReviewForm.tsx'), 'ReviewForm');

/** The average and the distribution of the stars; equally tall in every state, to avoid a layout shift. */
function ReviewSummary({ state }: { state: ListState<Review> }) {
  const isLoading = state.status === 'loading';
  const reviews = rowsOf(state);
  const average = averageOf(reviews);
  const unknown = isLoading ? <Skeleton sampleText="00개" /> : noValue;
  const rows = distributionOf(reviews).map(({ stars, count, share }) => ({
    label: reviewTexts.stars({ stars }),
    share,
    count: state.status === 'ready' ? reviewTexts.count({ count }) : unknown,
  }));
  const figures = (
    <Inline gap="lg">
      <Stack gap="xs" align="center">
        <Text as="span" size="title" weight="heavy" leading="tight" aria-hidden="true">
          {isLoading ? <Skeleton sampleText="5.0" /> : (average ?? noValue)}
        </Text>
        <Stars
          value={Number(average)}
          label={average === null ? reviewTexts.noAverage : reviewTexts.averageLabel({ average })}
        />
      </Stack>
      <Fill minimum="xs">
        <Distribution items={rows} />
      </Fill>
    </Inline>
  );
  return (
    <Panel title={reviewTexts.summary}>
      {isLoading ? (
        <SkeletonGroup label={reviewTexts.loadingSummary}>
          <div aria-hidden="true">{figures}</div>
        </SkeletonGroup>
      ) : (
        figures
      )}
    </Panel>
  );
}

/** Replaces the reviews while they load, after a failure, and when there are none. */
function Fallback({ state }: { state: ListState<Review> }) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={reviewTexts.loading}>
        {Array.from({ length: pageSize }, (_, place) => (
          <Skeleton key={place} height="row" />
        ))}
        <Skeleton height="control" />
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

/** The reviews page by page, with line breaks; long ones are collapsed. */
function AllReviews({ state, page, onPageChange }: AllReviewsProps) {
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
        {rows.length === 0 && <Fallback state={state} />}
        {rows.length > 0 && (
          <Stack as="ol" dividers="lg">
            {rows.map(({ content, likeStar }, index) => (
              // A review has no id; its place among all is its key.
              <Stack as="li" key={offset + index} gap="xs">
                {likeStar === null ? <span>{noValue}</span> : <Stars value={likeStar} />}
                <Text as="div" maxWidth="reading">
                  <TruncatedText maxLines={6}>{content ?? noValue}</TruncatedText>
                </Text>
              </Stack>
            ))}
          </Stack>
        )}
        {/* The numbers need the panel's padding on the narrowest screens. */}
        {pagination && <Bleed inline="sm">{pagination}</Bleed>}
      </Stack>
    </Panel>
  );
}

/** Why a user who is no customer cannot write a review. */
function WritingRefused() {
  const { status } = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  return (
    <Stack gap="sm" align="start">
      <Text size="sm" color="muted">
        {status === 'invalid' ? reviewProblems.invalidToken : reviewProblems.notCustomer}
      </Text>
      {status !== 'signedIn' && (
        <Button variant="secondary" onPress={() => void redirectToSignIn()}>
          {texts.signIn}
        </Button>
      )}
    </Stack>
  );
}

const reviewParams = { page: pageParam };

/** The average, all reviews, and for customers the form, for others why they cannot write one (docs/product.md#reviews). */
export function Reviews() {
  const session = useSession();
  const state = listStateOf(useQuery(reviewList()));
  // What stands below the list would move when it arrives.
  const isWaiting = useShortWait(state.status === 'loading');
  const [{ page }, setParams] = useSearchParamsState(reviewParams);
  return (
    <Split columns="xl:fill">
      <SectionBoundary emptyText={reviewTexts.empty}>
        <ReviewSummary state={state} />
      </SectionBoundary>
      <SectionBoundary emptyText={reviewTexts.empty}>
        <AllReviews state={state} page={page} onPageChange={(next) => setParams({ page: next })} />
      </SectionBoundary>
      {session.status !== 'unread' &&
        !isWaiting &&
        (session.role === 'customer' ? (
          <ReviewForm
            key={session.userId}
            userId={session.userId}
            // The newest review is on the first page.
            onSent={() => setParams({ page: 1 }, { replace: true })}
          />
        ) : (
          <WritingRefused />
        ))}
    </Split>
  );
}
