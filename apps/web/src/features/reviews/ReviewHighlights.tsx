import { Divider } from '@fitness/ui/Divider';
import { Link } from '@fitness/ui/Link';
import { Stars } from '@fitness/ui/StarRating';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { apiWithToken } from '../../api/client.ts';
import { PromotionSection } from '../../lib/PromotionSection.tsx';
import { paths } from '../../lib/paths.ts';
import { averageOf, quotesOf, type Review } from './ratings.ts';
import { reviewTexts } from './texts.ts';

// The list is public, and the same for everyone.
const api = apiWithToken(() => '');

/** How long the page waits for the reviews, in milliseconds. */
const timeoutMs = 4000;

/** All reviews, the newest first; none where they could not be loaded. Without queries, which visitors of the home page do not load. */
export async function loadReviews(): Promise<readonly Review[]> {
  try {
    return await api.GET('/api/{product}/review', { timeoutMs });
  } catch (error) {
    console.warn('[fitness]', 'listReviews', error);
    return [];
  }
}

/** The average of the reviews and three of them; nothing without any. */
export function ReviewHighlights({ reviews }: { reviews: readonly Review[] }) {
  const average = averageOf(reviews);
  const quotes = quotesOf(reviews);
  if (average === null || quotes.length === 0) return null;
  return (
    <PromotionSection heading={reviewTexts.averageOfAll({ average, count: reviews.length })}>
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
    </PromotionSection>
  );
}
