import { Distribution } from '@fitness/ui/Distribution';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { useMemo } from 'react';
import { noValue } from '../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { reviewTexts } from './texts.ts';
import { averageOf, distributionOf, type Review } from './ratings.ts';

/** The figures of the reviews, or their placeholders. */
function Ratings({ state }: { state: ListState<Review> }) {
  const reviews = rowsOf(state);
  const average = useMemo(() => averageOf(reviews), [reviews]);
  const distribution = useMemo(() => distributionOf(reviews), [reviews]);
  const unknown = state.status === 'loading' ? <Skeleton sampleText="00개" /> : noValue;
  const rows = distribution.map(({ stars, count, share }) => ({
    label: reviewTexts.stars({ stars }),
    share,
    count: state.status === 'ready' ? reviewTexts.count({ count }) : unknown,
  }));
  return (
    <Inline gap="lg">
      <Stack gap="xs" align="center">
        <Text as="span" size="title" weight="heavy" leading="tight" aria-hidden="true">
          {state.status === 'loading' ? <Skeleton sampleText="5.0" /> : (average ?? noValue)}
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
}

/** The average and the distribution of the stars; equally tall in every state, to avoid a layout shift. */
export function ReviewSummary({ state }: { state: ListState<Review> }) {
  const ratings = <Ratings state={state} />;
  return (
    <Panel title={reviewTexts.summary}>
      {state.status === 'loading' ? (
        <SkeletonGroup label={reviewTexts.loadingSummary}>
          <div aria-hidden="true">{ratings}</div>
        </SkeletonGroup>
      ) : (
        ratings
      )}
    </Panel>
  );
}
