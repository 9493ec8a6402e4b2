import { ghost, lines as linesStyle, shape, type SkeletonVariants } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of what comes. */
  variant?: SkeletonVariants['variant'];
  /** How many lines of text come, for the variant `text`. */
  lines?: number;
  /** How high a block (or how wide a circle) is: a field, a list's row, a card, a chart. */
  height?: SkeletonVariants['height'];
  /** Words about as long as those that come, in their own type: the shape is exactly as high as they are. */
  sampleText?: string;
}

/** One shape of something that is still loading; set inside a SkeletonGroup, which is what screen readers hear. */
export function Skeleton({ variant = 'text', lines = 1, height, sampleText }: SkeletonProps) {
  if (sampleText !== undefined)
    return <span className={ghost} data-sample-text={sampleText} aria-hidden="true" />;
  if (variant !== 'text') return <span className={shape({ variant, height })} aria-hidden="true" />;
  return (
    <span className={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={shape({ variant })} />
      ))}
    </span>
  );
}
