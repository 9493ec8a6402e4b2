import type { RootProps } from '../../internal/element-props.ts';
import { heights, lines as linesStyle, shapes, textSize } from './Skeleton.css.ts';

/** The props of a Skeleton. */
export interface SkeletonProps extends RootProps {
  /** `text` by default, for lines of text; `block` and `circle` for anything of that shape. */
  variant?: keyof typeof shapes;
  /** The number of lines, for the variant `text`. */
  lines?: number;
  /** The height of a block or the diameter of a circle, named after what it replaces. */
  height?: keyof typeof heights;
  /** A text of about the expected length, whose size the skeleton takes. */
  sampleText?: string;
}

/** The placeholder of loading content, inside a SkeletonGroup, which announces it. */
export function Skeleton({
  variant = 'text',
  lines = 1,
  height = 'control',
  sampleText,
  ...root
}: SkeletonProps) {
  if (sampleText !== undefined)
    return <span {...root} className={textSize} data-sample-text={sampleText} aria-hidden="true" />;
  if (variant !== 'text')
    return (
      <span {...root} className={`${shapes[variant]} ${heights[height]}`} aria-hidden="true" />
    );
  return (
    <span {...root} className={linesStyle} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={shapes.text} />
      ))}
    </span>
  );
}
