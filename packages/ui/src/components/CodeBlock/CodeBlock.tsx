import { useId } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './CodeBlock.css.ts';

/** The props of a CodeBlock. */
export interface CodeBlockProps extends RootProps {
  /** The visible and accessible name, above the text. */
  label: string;
  /** The text, shown with its line breaks and indentation. */
  children: string;
}

/** Machine-readable text, such as JSON; scrolls if it is long. */
export function CodeBlock({ label, children, ...root }: CodeBlockProps) {
  const labelId = useId();
  return (
    <figure {...root} className={styles.figure}>
      <figcaption id={labelId}>{label}</figcaption>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <pre role="region" aria-labelledby={labelId} tabIndex={0} className={styles.code}>
        {children}
      </pre>
    </figure>
  );
}
