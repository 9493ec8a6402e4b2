import { FloatingAction } from '@fitness/ui/FloatingAction';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Poster } from '@fitness/ui/Poster';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { posters } from './posters.ts';

/** The stacked posters, and a link to the plans if the user can join (docs/product.md#routes). */
export function Landing({ canJoin }: { canJoin: boolean }) {
  return (
    <>
      {posters.map((poster, index) => (
        <Poster key={poster.label} {...poster} number={`0${index + 1}`} isFirst={index === 0} />
      ))}
      {canJoin && (
        <FloatingAction>
          <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
        </FloatingAction>
      )}
    </>
  );
}
