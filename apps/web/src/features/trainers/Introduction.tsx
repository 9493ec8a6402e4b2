import { Heading } from '@fitness/ui/Heading';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Stack } from '@fitness/ui/layout/Stack';
import { PictureSection } from '@fitness/ui/PictureSection';
import { Text } from '@fitness/ui/Text';
import { buyingHref } from '../../shared/buying/buying-links.ts';
import type { InstructorProfile } from './profiles.ts';

type IntroductionProps = { profile: InstructorProfile; isFirst: boolean };

/** An instructor's portrait, speciality, a link to their plans, and career. */
export function Introduction({ profile, isFirst }: IntroductionProps) {
  const { kind, name, title, pose, portrait, speciality, introduction, career } = profile;
  return (
    <article>
      <PictureSection picture={portrait} alt={`${name} ${title}. ${pose}`} isFirst={isFirst}>
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
      </PictureSection>
    </article>
  );
}
