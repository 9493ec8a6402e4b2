import { Display } from '@fitness/ui/Display';
import { Divider } from '@fitness/ui/Divider';
import { Heading } from '@fitness/ui/Heading';
import { Bleed } from '@fitness/ui/layout/Bleed';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Picture } from '@fitness/ui/Picture';
import { Text } from '@fitness/ui/Text';
import type { InstructorProfile } from './profiles.ts';

/** An instructor's portrait, speciality and career; every second portrait is after the text. */
export function Introduction({ profile, index }: { profile: InstructorProfile; index: number }) {
  const { name, title, pose, portrait, speciality, introduction, career } = profile;
  return (
    <article>
      <Split
        from="tablet"
        gap={{ phone: 'lg', tablet: 'xl' }}
        align="center"
        isReversed={index % 2 === 1}
      >
        <Bleed inline={{ phone: 'md', tablet: 'none' }}>
          <Picture
            picture={portrait}
            sizes="(min-width: 72rem) 34rem, (min-width: 48rem) 50vw, 100vw"
            alt={`${name} ${title}. ${pose}`}
            isFirst={index === 0}
          />
        </Bleed>
        <Stack gap="lg">
          <Stack gap="md">
            <Stack>
              <Display color="accent" aria-hidden>
                {`0${index + 1}`}
              </Display>
              <Stack gap="xs">
                <Heading level={2} size="title">
                  {name}{' '}
                  <Text as="span" size="lg" color="muted" weight="medium">
                    {title}
                  </Text>
                </Heading>
                <Text size="xl" weight="bold" leading="text">
                  {speciality}
                </Text>
              </Stack>
            </Stack>
            <Text size="lg" color="muted" maxWidth="reading">
              {introduction}
            </Text>
          </Stack>
          <Stack gap="sm">
            <Divider />
            <Stack as="ul" dividers="sm" aria-label={`${name} 경력`}>
              {career.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </Split>
    </article>
  );
}
