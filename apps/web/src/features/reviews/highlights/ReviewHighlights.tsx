import { Divider } from '@fitness/ui/Divider';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Link } from '@fitness/ui/Link';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { ProofSection } from '../../../shared/layout/ProofSection.tsx';
import { paths } from '../../../shared/paths.ts';
import { averageOf, type Review } from '../list/ratings.ts';
import { reviewTexts } from '../texts.ts';
import { quotesOf } from './quotes.ts';

/** The average of the reviews and three of them; nothing without any. */
export function ReviewHighlights({ reviews }: { reviews: readonly Review[] }) {
  const average = averageOf(reviews);
  const quotes = quotesOf(reviews);
  if (average === null || quotes.length === 0) return null;
  return (
    <ProofSection heading={reviewTexts.averageOfAll({ average, count: reviews.length })}>
      <Tiles as="ul" columns={{ phone: 1, desktop: 3 }} gap={{ phone: 'md', desktop: 'lg' }}>
        {quotes.map(({ content, likeStar }, index) => (
          <Stack key={index} as="li" gap="sm">
            <Divider />
            <Stars value={likeStar} />
            <Text wrap="pretty">{content}</Text>
          </Stack>
        ))}
      </Tiles>
      <Inline>
        <Link href={paths.review}>{reviewTexts.showAll}</Link>
      </Inline>
    </ProofSection>
  );
}
