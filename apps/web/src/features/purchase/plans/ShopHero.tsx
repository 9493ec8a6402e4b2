import type { ReactNode } from 'react';
import * as styles from './ShopHero.css.ts';

export interface ShopHeroProps {
  /** The page's heading. */
  title: string;
  /** A few Latin words over the heading, decoration for the eye. */
  eyebrow: string;
  lead: string;
  picture: ReactNode;
}

/** The head of a page that sells: its `h1`, one sentence and a picture. */
export function ShopHero({ title, eyebrow, lead, picture }: ShopHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <p className={styles.eyebrow} aria-hidden="true">
        {eyebrow}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
