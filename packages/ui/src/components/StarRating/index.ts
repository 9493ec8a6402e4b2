export { StarRating, type StarRatingProps } from './StarRating.tsx';
export { Stars, type StarsProps } from './Stars.tsx';
