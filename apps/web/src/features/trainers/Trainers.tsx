import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { LinkButton } from '@fitness/ui/LinkButton';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { Introduction } from './Introduction.tsx';
import { instructorProfiles } from './profiles.ts';

/** The instructors, and the link to the plans (docs/product.md#routes). */
export function Trainers() {
  return (
    <Stack gap="xl">
      <Tiles columns={{ phone: 1, tablet: 2, desktop: 5 }} gap={{ phone: 'xl', desktop: 'md' }}>
        {instructorProfiles.map((profile, index) => (
          // Not one more, so that few requests precede the first picture.
          <Introduction key={profile.managerId} profile={profile} isFirst={index < 4} />
        ))}
      </Tiles>
      <Inline>
        <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
      </Inline>
    </Stack>
  );
}
