import { useId } from 'react';
import * as styles from './CodeBlock.css.ts';

/** The props of a CodeBlock. */
export interface CodeBlockProps {
  /** What the text is, above it. */
  label: string;
  /** With its line breaks and indentation. */
  children: string;
}

/** Text for machines, such as JSON, which scrolls in itself when it is long. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{label}</figcaption>
      {/* Focusable, so that it can be scrolled by keys. */}
      <pre role="region" aria-labelledby={id} tabIndex={0} className={styles.code}>
        {children}
      </pre>
    </figure>
  );
}
