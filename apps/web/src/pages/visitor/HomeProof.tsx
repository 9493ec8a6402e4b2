import { useEffect, useState } from 'react';
import { FirstVisit } from '../../features/landing/FirstVisit.tsx';
import { Prices } from '../../features/landing/Prices.tsx';
import { loadReviews } from '../../features/reviews/highlights/load-reviews.ts';
import { ReviewHighlights } from '../../features/reviews/highlights/ReviewHighlights.tsx';
import { TrainerHighlights } from '../../features/trainers/TrainerHighlights.tsx';

type Reviews = Awaited<ReturnType<typeof loadReviews>>;

/** Prices, instructors and reviews before the contact (docs/product.md#home); at once, so that nothing moves. */
export function HomeProof() {
  const [reviews, setReviews] = useState<Reviews | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadReviews().then((loaded) => !isLeft && setReviews(loaded));
    return () => {
      isLeft = true;
    };
  }, []);
  if (reviews === null) return null;
  return (
    <>
      <Prices />
      <TrainerHighlights />
      <ReviewHighlights reviews={reviews} />
      <FirstVisit />
    </>
  );
}
