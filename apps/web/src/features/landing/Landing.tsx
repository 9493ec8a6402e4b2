import { Cover } from '@fitness/ui/Cover';
import { FloatingAction } from '@fitness/ui/FloatingAction';
import { LinkButton } from '@fitness/ui/LinkButton';
import { joinMembership } from '../../lib/offers.ts';
import { paths } from '../../lib/paths.ts';
import { posters } from './posters.ts';

type LandingProps = {
  /** Links to the plans. `withoutScripts`: only in browsers without JavaScript, where the role is never known. */
  invitation: 'shown' | 'none' | 'withoutScripts';
  /** With a pass, another one is not the main action. */
  hasPass: boolean;
};

/** The stacked posters, and a link to the plans if the user can join (docs/product.md#routes). */
export function Landing({ invitation, hasPass }: LandingProps) {
  const link = (
    <FloatingAction>
      <LinkButton href={paths.membership} variant={hasPass ? 'secondary' : 'primary'}>
        {joinMembership}
      </LinkButton>
    </FloatingAction>
  );
  return (
    <>
      {posters.map((poster, index) => (
        <Cover
          key={poster.title}
          {...poster}
          lang="en"
          number={`0${index + 1}`}
          isFirst={index === 0}
        />
      ))}
      {invitation === 'shown' && link}
      {invitation === 'withoutScripts' && <noscript>{link}</noscript>}
    </>
  );
}
