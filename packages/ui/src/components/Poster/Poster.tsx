import { Fragment, type ReactNode } from 'react';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './Poster.css.ts';

/** The props of a Poster. */
export interface PosterProps {
  /** A tall picture, for phones. */
  picture: PictureFiles;
  /** A wide one, for other windows. */
  widePicture: PictureFiles;
  alt: string;
  /** Whether it is in view when the page opens. */
  isFirst?: boolean;
  /** A decorative number before the label. */
  number?: string;
  /** What it advertises, above the headline. */
  label: string;
  /** The level of the label as a heading; without it, the headline is the page's `h1`. */
  labelLevel?: 1 | 2;
  /** Lines of English words, each in parts that stand below each other from tablets up. */
  headline: readonly (readonly string[])[];
  /** `slogan` fits 15 letters into a line on phones, `title` nine. */
  size?: keyof typeof styles.headline;
  /** Short sentences below the headline, one per line. */
  lines?: readonly string[];
  /** A link to what it advertises. */
  action?: ReactNode;
}

/** A picture as wide as the window with words over it; without react-aria, for the first page. */
export function Poster({
  picture,
  widePicture,
  alt,
  isFirst,
  number,
  label,
  labelLevel,
  headline,
  size = 'title',
  lines,
  action,
}: PosterProps) {
  const Label = labelLevel ? (`h${labelLevel}` as const) : 'p';
  const Headline = labelLevel ? 'p' : 'h1';
  return (
    <section className={styles.poster}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          widePicture={widePicture}
          sizes="100vw"
          alt={alt}
          isFirst={isFirst}
        />
      </div>
      <div className={styles.text}>
        <Label className={styles.labels[labelLevel === 1 ? 'xl' : 'lg']}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {label}
        </Label>
        <Headline className={styles.headline[size]} lang="en">
          {headline.map((parts) => (
            <span key={parts.join(' ')} className={styles.line}>
              {parts.map((part) => (
                <Fragment key={part}>
                  <span className={styles.part}>{part}</span>{' '}
                </Fragment>
              ))}
            </span>
          ))}
        </Headline>
        {lines && (
          <p className={styles.below}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>{`${line} `}</span>
            ))}
          </p>
        )}
        {action !== undefined && <p className={styles.action}>{action}</p>}
      </div>
    </section>
  );
}
