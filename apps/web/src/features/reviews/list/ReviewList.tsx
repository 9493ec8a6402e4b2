import { Stack } from '@fitness/ui/layout/Stack';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { noValue } from '../../../shared/format/format.ts';
import type { Review } from './ratings.ts';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** The index of the first shown review among all; the key of a review, which has no id. */
  offset: number;
}

/** Reviews with line breaks; long ones are collapsed. */
export function ReviewList({ reviews, offset }: ReviewListProps) {
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
