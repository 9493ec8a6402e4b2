import * as styles from './Poster.css.ts';

export interface ShoutProps {
  /** Lines, each of one or two parts that stand below each other on wide windows. */
  lines: readonly (readonly string[])[];
  /** The page's heading; else decoration of the title beside it. */
  isHeading?: boolean;
  /** Set smaller on phones, so that both parts of a line fit. */
  isSlogan?: boolean;
}

/** The large Latin words of a poster. */
export function Shout({ lines, isHeading = false, isSlogan = false }: ShoutProps) {
  const Element = isHeading ? 'h1' : 'p';
  return (
    <Element className={isSlogan ? styles.slogan : styles.title} lang="en">
      {lines.map((parts) => (
        <span key={parts.join(' ')} className={styles.shoutLine}>
          {parts.map((part) => (
            <span key={part} className={styles.shoutWords}>{`${part} `}</span>
          ))}
        </span>
      ))}
    </Element>
  );
}
