import { LinkButton } from '@fitness/ui/LinkButton';
import { bleed } from '../../shared/layout/bleed.css.ts';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { Headline } from './Headline.tsx';
import { offers } from './offers.ts';
import { PosterFrame } from './PosterFrame.tsx';
import * as styles from './PtPilates.css.ts';
import { ptPilatesTexts } from './texts.ts';

const headline = [['BUILD IT.'], ['ALIGN IT.']];

/** The promotional page of personal training and pilates (docs/product.md#routes). */
export function PtPilates() {
  return (
    <div className={bleed}>
      <PosterFrame name="duo" alt={ptPilatesTexts.alt} isFirst>
        <h1 className={styles.heading}>{ptPilatesTexts.title}</h1>
        <Headline lines={headline} />
        <p className={styles.join}>
          <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
        </p>
      </PosterFrame>
      <div className={styles.offers}>
        {offers.map((offer) => (
          <section key={offer.id} className={styles.offer}>
            <h2 className={styles.offerTitle}>{offer.title}</h2>
            <p className={styles.offerText}>{offer.text}</p>
            <dl className={styles.facts}>
              {offer.facts.map(({ name, value }) => (
                <div key={name} className={styles.fact}>
                  <dt className={styles.factName}>{name}</dt>
                  <dd className={styles.factValue}>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
