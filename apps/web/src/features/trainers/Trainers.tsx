import { Divider } from '@fitness/ui/Divider';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Profile } from '@fitness/ui/Profile';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { instructorProfiles } from './profiles.ts';

/** The instructors, and the link to the plans (docs/product.md#routes). */
export function Trainers() {
  return (
    <Stack gap="vast">
      <Stack gap="huge">
        {instructorProfiles.map((profile, index) => (
          <Profile
            key={profile.managerId}
            picture={profile.portrait}
            alt={`${profile.name} ${profile.title}. ${profile.pose}`}
            isFirst={index === 0}
            number={`0${index + 1}`}
            name={profile.name}
            role={profile.title}
            lead={profile.speciality}
            text={profile.introduction}
            list={profile.career}
            listLabel={`${profile.name} 경력`}
            isReversed={index % 2 === 1}
          />
        ))}
      </Stack>
      <Stack gap="xxl">
        <Divider variant="accent" />
        <Stack gap="lg" align="center">
          <Text size="heading" weight="bold" align="center">
            함께 운동할 준비가 되셨나요?
          </Text>
          <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
        </Stack>
      </Stack>
    </Stack>
  );
}
