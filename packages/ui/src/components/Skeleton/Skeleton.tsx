import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Skeleton.css.ts';

/** The props of a Skeleton. */
export interface SkeletonProps extends RootProps {
  /** The number of lines of text. */
  lines?: number;
  /** A block of this height, named after what it replaces, instead of text. */
  height?: keyof typeof styles.blocks;
  /** A text of about the expected length, whose size the skeleton takes. */
  sampleText?: string;
}

/** The placeholder of loading content, inside a SkeletonGroup, which announces it. */
export function Skeleton({ lines = 1, height, sampleText, ...root }: SkeletonProps) {
  if (sampleText !== undefined)
    return (
      <span
        {...root}
        className={styles.textSize}
        data-sample-text={sampleText}
        aria-hidden="true"
      />
    );
  if (height !== undefined)
    return <span {...root} className={styles.blocks[height]} aria-hidden="true" />;
  return (
    <span {...root} className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.text} />
      ))}
    </span>
  );
}
