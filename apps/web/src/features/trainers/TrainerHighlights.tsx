import { Link } from '@fitness/ui/Link';
import { Portrait } from '@fitness/ui/Portrait';
import { Inline } from '@fitness/ui/layout/Inline';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { PromotionSection } from '../../lib/PromotionSection.tsx';
import { buyingHref } from '../../lib/buying-links.ts';
import { paths } from '../../lib/paths.ts';
import { instructorProfiles } from './profiles.ts';

/** The instructors in one row, each with a link to their plans. */
export function TrainerHighlights() {
  return (
    <PromotionSection heading="함께 운동할 트레이너">
      <Tiles as="ul" isRow gap={{ phone: 'xs', tablet: 'md' }}>
        {instructorProfiles.map((profile) => (
          <li key={profile.managerId}>
            <Portrait
              picture={profile.portrait}
              sizes="(min-width: 48rem) 13rem, 60vw"
              name={profile.name}
              note={profile.speciality}
              href={buyingHref(profile.kind, profile.kind === 'pt' ? { trainer: profile } : {})}
            />
          </li>
        ))}
      </Tiles>
      <Inline>
        <Link href={paths.trainers}>트레이너 소개 보기</Link>
      </Inline>
    </PromotionSection>
  );
}
