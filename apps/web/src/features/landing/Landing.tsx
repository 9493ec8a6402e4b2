import { LinkButton } from '@fitness/ui/LinkButton';
import { bleed } from '../../shared/layout/bleed.css.ts';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import * as styles from './Landing.css.ts';
import { Poster } from './Poster.tsx';
import { posters } from './posters.ts';

/** The stacked posters, and a link to the plans if the user can join (docs/product.md#routes). */
export function Landing({ canJoin }: { canJoin: boolean }) {
  return (
    <div className={bleed}>
      <div className={styles.stack}>
        {posters.map((poster, index) => (
          <Poster key={poster.id} poster={poster} index={index} />
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
