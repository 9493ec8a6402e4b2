import { Display } from '@fitness/ui/Display';
import { Divider } from '@fitness/ui/Divider';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Stack } from '@fitness/ui/layout/Stack';
import { PictureSection } from '@fitness/ui/PictureSection';
import { Text } from '@fitness/ui/Text';
import { buyingHref } from '../../shared/buying/buying-links.ts';
import type { InstructorProfile } from './profiles.ts';

type IntroductionProps = {
  profile: InstructorProfile;
  index: number;
  /** The lowest price of a session with the instructor. */
  price: string;
};

/** An instructor's portrait, speciality, career and a link to their plans; every second portrait is after the text. */
export function Introduction({ profile, index, price }: IntroductionProps) {
  const { kind, name, title, pose, portrait, speciality, introduction, career } = profile;
  return (
    <article>
      <PictureSection
        picture={portrait}
        alt={`${name} ${title}. ${pose}`}
        isFirst={index === 0}
        isReversed={index % 2 === 1}
        title={
          <>
            <Display color="accent" aria-hidden>
              {`0${index + 1}`}
            </Display>
            <Heading level={2} size="title">
              <span>{name}</span>{' '}
              <Text as="span" size="lg" color="muted" weight="medium">
                {title}
              </Text>
            </Heading>
            <Text size="xl" weight="bold" leading="text">
              {speciality}
            </Text>
          </>
        }
      >
        <Stack gap="lg">
          <Inline gap="md" rowGap="sm">
            <LinkButton
              variant="secondary"
              href={buyingHref(kind, kind === 'pt' ? { trainer: profile } : {})}
            >
              {`${name} ${title}와 시작하기`}
            </LinkButton>
            <Text weight="bold">{price}</Text>
          </Inline>
          <Text size="lg" color="muted" maxWidth="reading">
            {introduction}
          </Text>
          <Stack gap="sm">
            <Divider />
            <Stack as="ul" dividers="sm" aria-label={`${name} 경력`}>
              {career.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </PictureSection>
    </article>
  );
}
