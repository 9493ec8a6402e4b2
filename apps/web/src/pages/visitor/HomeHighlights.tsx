import { useEffect, useState } from 'react';
import { loadReviews, ReviewHighlights } from '../../features/reviews/ReviewHighlights.tsx';
import { TrainerHighlights } from '../../features/trainers/TrainerHighlights.tsx';

type Reviews = Awaited<ReturnType<typeof loadReviews>>;

/** Instructors and reviews before the contact (docs/product.md#home); at once, so that nothing moves. */
export function HomeHighlights() {
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
      <TrainerHighlights />
      <ReviewHighlights reviews={reviews} />
    </>
  );
}
