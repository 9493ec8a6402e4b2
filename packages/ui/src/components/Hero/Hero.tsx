import type { ReactNode } from 'react';
import { gutter } from '../../internal/gutter.css.ts';
import { Display } from '../Display/index.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './Hero.css.ts';

/** The props of a Hero: a slogan in a Page, or a title in a band as wide as the window. */
export type HeroProps =
  | {
      /** The heading of the page, in lines of English words. */
      slogan: readonly string[];
      /** One sentence that says what the page is for. */
      lead: ReactNode;
      title?: never;
      eyebrow?: never;
      picture?: never;
    }
  | {
      /** The heading of the page. */
      title: string;
      lead: ReactNode;
      /** Decorative English words over the title. */
      eyebrow?: string;
      /** Decoration at the end of the band: a wide picture with its object in the end half. */
      picture: PictureFiles;
      slogan?: never;
    };

/** The large introduction of a page: its `h1` and one sentence. */
export function Hero({ slogan, title, eyebrow, lead, picture }: HeroProps) {
  if (slogan)
    return (
      <header className={styles.alone}>
        <Display as="h1" size="slogan">
          {slogan.map((line) => (
            <span key={line} className={styles.line} lang="en">{`${line} `}</span>
          ))}
        </Display>
        <p className={styles.sloganLead}>{lead}</p>
      </header>
    );
  return (
    <header className={styles.band}>
      <div className={`${styles.picture} ${gutter}`} aria-hidden="true">
        <Picture picture={picture} sizes="(min-width: 48rem) 40rem, 100vw" alt="" isFirst />
      </div>
      <div className={`${styles.words} ${gutter}`}>
        <div className={styles.beside}>
          {eyebrow !== undefined && (
            <Display size="eyebrow" color="accent" aria-hidden>
              {eyebrow}
            </Display>
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
      </div>
      <div className={`${styles.lead} ${gutter}`}>
        <p className={styles.sentence}>{lead}</p>
      </div>
    </header>
  );
}
