import type { Instructor } from '@fitness/api-contract/catalogue';
import { Divider } from '@fitness/ui/Divider';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { Introduction } from './Introduction.tsx';
import { instructorProfiles } from './profiles.ts';

/** The instructors with the lowest price of a session by kind, and the link to the plans (docs/product.md#routes). */
export function Trainers({ prices }: { prices: Record<Instructor['kind'], string> }) {
  return (
    <Stack gap="vast">
      <Stack gap="huge">
        {instructorProfiles.map((profile, index) => (
          <Introduction
            key={profile.managerId}
            profile={profile}
            index={index}
            price={prices[profile.kind]}
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
