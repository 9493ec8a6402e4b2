import { LinkButton } from '@fitness/ui/LinkButton';
import { bleed } from '../../shared/layout/bleed.css.ts';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import * as styles from './Landing.css.ts';
import { Poster } from './Poster.tsx';
import { posters } from './texts.ts';

/** The four stacked posters and, for whom it concerns, the fixed link to the plans (docs/product.md#routes). */
export function Landing({ canJoin }: { canJoin: boolean }) {
  return (
    <div className={bleed}>
      <div className={styles.stack}>
        {posters.map((poster, place) => (
          <Poster key={poster.id} poster={poster} place={place} />
        ))}
      </div>
      {canJoin && (
        <>
          <div className={styles.fade} />
          <LinkButton href={paths.membership} isFixed>
            {joinMembership}
          </LinkButton>
        </>
      )}
    </div>
  );
}
