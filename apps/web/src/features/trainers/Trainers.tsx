import { Heading } from '@fitness/ui/Heading';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Picture } from '@fitness/ui/Picture';
import { Text } from '@fitness/ui/Text';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { buyingHref } from '../../lib/buying-links.ts';
import { joinMembership } from '../../lib/offers.ts';
import { paths } from '../../lib/paths.ts';
import { type InstructorProfile, instructorProfiles } from './profiles.ts';

type IntroductionProps = { profile: InstructorProfile; isFirst: boolean };

/** An instructor's portrait, speciality, a link to their plans, and career. */
function Introduction({ profile, isFirst }: IntroductionProps) {
  const { kind, name, title, pose, portrait, speciality, introduction, career } = profile;
  return (
    <Inline as="article" gap="md" align="start">
      <Fill minimum="xs">
        <Picture
          picture={portrait}
          sizes="(min-width: 64rem) 14rem, 40vw"
          alt={`${name} ${title}. ${pose}`}
          isFirst={isFirst}
          isSquare
        />
      </Fill>
      <Fill minimum="sm">
        <Stack gap="sm">
          <div>
            <Heading level={2} size="heading">
              {name}
            </Heading>
            <Text weight="bold">{speciality}</Text>
          </div>
          <LinkButton
            variant="secondary"
            size="sm"
            href={buyingHref(kind, kind === 'pt' ? { trainer: profile } : {})}
          >
            {`${name} ${title}와 시작하기`}
          </LinkButton>
          <Text>{introduction}</Text>
          <Stack as="ul" aria-label={`${name} 경력`}>
            {career.map((step) => (
              <li key={step}>
                <Text size="sm" color="muted">
                  {step}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Fill>
    </Inline>
  );
}

/** The instructors, and the link to the plans (docs/product.md#routes). */
export function Trainers() {
  return (
    <Stack gap="xl">
      <Tiles
        columns={{ phone: 1, tablet: 2, desktop: 5 }}
        gap={{ phone: 'xl', desktop: 'md' }}
        align="start"
      >
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
