import * as styles from './Poster.css.ts';

export interface HeadlineProps {
  /** Lines of one or two parts, which are stacked on wide windows. */
  lines: readonly (readonly string[])[];
  isHeading?: boolean;
  /** Smaller on phones, so that both parts of a line fit. */
  isSlogan?: boolean;
}

/** The large English text of a poster. */
export function Headline({ lines, isHeading = false, isSlogan = false }: HeadlineProps) {
  const Element = isHeading ? 'h1' : 'p';
  return (
    <Element className={isSlogan ? styles.slogan : styles.title} lang="en">
      {lines.map((parts) => (
        <span key={parts.join(' ')} className={styles.headlineLine}>
          {parts.map((part) => (
            <span key={part} className={styles.headlinePart}>{`${part} `}</span>
          ))}
        </span>
      ))}
    </Element>
  );
}
