import type { PlanKind } from '@fitness/api-contract/catalogue';
import * as styles from './PlanPageHero.css.ts';
import { PlanPicture } from './PlanPicture.tsx';

export interface PlanPageHeroProps {
  kind: PlanKind;
  title: string;
  /** Decorative English text over the title. */
  eyebrow: string;
  lead: string;
}

export function PlanPageHero({ kind, title, eyebrow, lead }: PlanPageHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.picture} aria-hidden="true">
        <PlanPicture kind={kind} />
      </div>
      <p className={styles.eyebrow} aria-hidden="true">
        {eyebrow}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
