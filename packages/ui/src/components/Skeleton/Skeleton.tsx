import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Skeleton.css.ts';

/** The props of a Skeleton. */
export interface SkeletonProps extends RootProps {
  /** `text` by default, for lines of text; `block` for anything else. */
  variant?: 'text' | 'block';
  /** The number of lines, for the variant `text`. */
  lines?: number;
  /** The height of a block, named after what it replaces. */
  height?: keyof typeof styles.blocks;
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
    return (
      <span
        {...root}
        className={styles.textSize}
        data-sample-text={sampleText}
        aria-hidden="true"
      />
    );
  if (variant === 'block')
    return <span {...root} className={styles.blocks[height]} aria-hidden="true" />;
  return (
    <span {...root} className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.text} />
      ))}
    </span>
  );
}
