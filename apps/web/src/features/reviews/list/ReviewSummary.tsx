import { Distribution } from '@fitness/ui/Distribution';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { useMemo } from 'react';
import { type ListState, rowsOf } from '../../../shared/list/list-state.ts';
import { reviewTexts } from '../texts.ts';
import { averageOf, distributionOf, type Review } from './ratings.ts';

/** The figures of the reviews; without an average, their places while they load. */
function Ratings({ reviews, average }: { reviews: readonly Review[]; average: string | null }) {
  const distribution = useMemo(() => distributionOf(reviews), [reviews]);
  const rows = distribution.map(({ stars, count, share }) => ({
    label: reviewTexts.stars({ stars }),
    share,
    count: average === null ? <Skeleton sampleText="00개" /> : reviewTexts.count({ count }),
  }));
  return (
    <Inline gap="lg" isUnwrapped>
      <Stack gap="xs" align="center">
        <Text as="span" size="title" weight="heavy" leading="tight" aria-hidden="true">
          {average ?? <Skeleton sampleText="5.0" />}
        </Text>
        <Stars
          value={Number(average)}
          label={reviewTexts.averageLabel({ average: average ?? '' })}
        />
      </Stack>
      <Fill>
        <Distribution rows={rows} />
      </Fill>
    </Inline>
  );
}

/** The average and the distribution of the stars; nothing without reviews. */
export function ReviewSummary({ state }: { state: ListState<Review> }) {
  const reviews = rowsOf(state);
  const average = useMemo(() => averageOf(reviews), [reviews]);
  const isLoading = state.status === 'loading';
  if (average === null && !isLoading) return null;
  const ratings = <Ratings reviews={reviews} average={average} />;
  return (
    <Panel title={reviewTexts.summary}>
      {isLoading ? (
        <SkeletonGroup label={reviewTexts.loadingSummary}>
          <div aria-hidden="true">{ratings}</div>
        </SkeletonGroup>
      ) : (
        ratings
      )}
    </Panel>
  );
}
