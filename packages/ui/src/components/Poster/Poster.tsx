import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { arrowRight } from '../../internal/icons/frame-icon-shapes.tsx';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { gutter } from '../../internal/gutter.css.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './Poster.css.ts';

/** The props of a Poster. */
export interface PosterProps {
  /** A tall picture, for phones and windows of their proportions. */
  picture: PictureFiles;
  /** A wide picture, for other windows. */
  widePicture: PictureFiles;
  alt: string;
  /** Whether it is visible when the page opens. */
  isFirst?: boolean;
  /** A decorative number before the label. */
  number?: string;
  /** The advertised offer, above the headline. */
  label: string;
  /** The level of the label as a heading; without it, the headline is the page's `h1`. */
  labelLevel?: 1 | 2;
  /** Lines of English words; ten letters fit into a line on the smallest phones. */
  headline: readonly string[];
  /** Short sentences below the headline, one per line. */
  lines?: readonly string[];
  /** The link of the whole poster, with its visible text. */
  link?: { href: string; label: string };
  /** A button below the words, instead of a link. */
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
  lines,
  link,
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
      <div className={`${styles.text} ${gutter}`}>
        <Label className={styles.label}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {label}
        </Label>
        <Headline className={styles.headline} lang="en">
          {headline.map((line, index) => (
            <span key={index} className={styles.line}>{`${line} `}</span>
          ))}
        </Headline>
        {lines && (
          <p className={styles.below}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>{`${line} `}</span>
            ))}
          </p>
        )}
        {link && (
          <p className={styles.below}>
            <Anchor href={link.href} className={styles.link}>
              {link.label}
              <IconFrame>{arrowRight}</IconFrame>
            </Anchor>
          </p>
        )}
        {action !== undefined && <p className={styles.below}>{action}</p>}
      </div>
    </section>
  );
}
