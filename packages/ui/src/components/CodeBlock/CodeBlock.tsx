import { useId } from 'react';
import * as styles from './CodeBlock.css.ts';

/** The props of a CodeBlock. */
export interface CodeBlockProps {
  /** The visible and accessible name, above the text. */
  label: string;
  /** The text, shown with its line breaks and indentation. */
  children: string;
}

/** Machine-readable text, such as JSON; scrolls if it is long. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{label}</figcaption>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <pre role="region" aria-labelledby={id} tabIndex={0} className={styles.code}>
        {children}
      </pre>
    </figure>
  );
}
