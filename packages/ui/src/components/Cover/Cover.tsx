import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import type { RootProps } from '../../internal/element-props.ts';
import { arrowRight } from '../../internal/icons/frame-icon-shapes.tsx';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { gutter } from '../../internal/gutter.css.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './Cover.css.ts';

/** The props of a Cover. */
export interface CoverProps extends RootProps {
  /** A tall picture, for phones and windows of their proportions. */
  picture: PictureFiles;
  /** A wide picture, for other windows. */
  widePicture: PictureFiles;
  alt: string;
  /** Visible when the page opens, and fills the window; the picture of another one moves in as it is scrolled to. */
  isFirst?: boolean;
  /** A decorative number before the title. */
  number?: string;
  /** What it is about, above the headline. */
  title: string;
  /** The level of the title as a heading; without it, the headline is the page's `h1`. */
  level?: 1 | 2;
  /** Lines in the display font; ten letters fit into a line on the smallest phones. */
  headline: readonly string[];
  /** The language of the headline, if it is not that of the page. */
  lang?: string;
  /** Short sentences below the headline, one per line. */
  lines?: readonly string[];
  /** The most important figure, such as a price, below the sentences. */
  detail?: string;
  /** The link of the whole cover, with its visible text. */
  link?: { href: string; label: string };
  /** A button below the words, instead of a link. */
  action?: ReactNode;
}

const rows = (lines: readonly string[]) =>
  lines.map((line, index) => <span key={index} className={styles.line}>{`${line} `}</span>);

/** A picture as wide as the window with words over it; without react-aria, for the first page. */
export function Cover({
  number,
  title,
  level,
  headline,
  lang,
  lines,
  detail,
  link,
  action,
  isFirst = false,
  id,
  'data-testid': testId,
  ...picture
}: CoverProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  const Headline = level ? 'p' : 'h1';
  return (
    <section
      id={id}
      data-testid={testId}
      className={isFirst ? styles.cover : `${styles.cover} ${styles.following}`}
    >
      <div className={styles.picture}>
        <Picture {...picture} isFirst={isFirst} sizes="100vw" />
      </div>
      <div className={`${styles.text} ${gutter}`}>
        <Title className={styles.title}>
          {number && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          <span>{title}</span>
        </Title>
        <Headline className={styles.headline} lang={lang}>
          {rows(headline)}
        </Headline>
        {(lines || detail) && (
          <p className={styles.below}>
            {lines && rows(lines)}
            {detail && <span className={styles.detail}>{detail}</span>}
          </p>
        )}
        {link && (
          <p className={styles.below}>
            <Anchor href={link.href} className={styles.link}>
              <span>{link.label}</span>
              <IconFrame>{arrowRight}</IconFrame>
            </Anchor>
          </p>
        )}
        {action && <p className={styles.below}>{action}</p>}
      </div>
    </section>
  );
}
