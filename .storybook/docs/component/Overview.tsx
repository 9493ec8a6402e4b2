import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Text } from '@fitness/ui/Text';
import { standardTheme, themes } from '@fitness/ui/theme/themes';
import type { ComponentTask, Guide } from '../../../packages/ui/src/internal/guide.ts';
import { StorybookLink } from '../story-link.tsx';
import { Unstyled } from '../Unstyled.tsx';
import { docsIdOf, guides } from './guides.ts';
import * as styles from './overview.css.ts';
import { overviewPicture, type Picture } from './picture-of.ts';
import { PictureNote, StoryPicture } from './StoryPicture.tsx';
import { StatusBadge } from './Status.tsx';
import { tasks } from './tasks.ts';

/** The background of the pictures, also around them, whatever theme the page has. */
const picturePage = themes[standardTheme].tokens.color.surface.page;

/** As large as fits into a card on a phone, but at least 60 %, so that the picture can be read. */
function scaleOf({ content: { width, height } }: Picture) {
  return Math.min(1, Math.max(0.6, Math.min(320 / width, 176 / height)));
}

function Thumbnail({ name, guide }: { name: string; guide: Guide }) {
  const { picture, isCentered } = overviewPicture(name);
  if (!picture)
    return (
      <span aria-hidden="true" className={`${styles.pictureFrame} ${styles.note}`}>
        {guide.noVariantsStory}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={`${styles.pictureFrame} ${isCentered ? styles.centered : styles.fromStart}`}
      style={{ backgroundColor: picturePage }}
    >
      <StoryPicture picture={picture} alt="" scale={scaleOf(picture)} />
    </span>
  );
}

function ComponentCard({ name, guide }: { name: string; guide: Guide }) {
  return (
    <li>
      <StorybookLink href={`./?path=/docs/${docsIdOf(name)}`} className={styles.card}>
        <Thumbnail name={name} guide={guide} />
        <Stack as="span" gap="xs">
          <Inline as="span" justify="between" gap="sm">
            <span>
              <Text as="span" weight="bold">
                {name}
              </Text>{' '}
              <Text as="span" size="sm" color="muted">
                {guide.aliases[0]}
              </Text>
            </span>
            <StatusBadge status={guide.status} />
          </Inline>
          <Text as="span" size="sm" color="muted">
            {guide.purpose}
          </Text>
        </Stack>
      </StorybookLink>
    </li>
  );
}

/** Every component with its picture, its purpose and its status, by what people do with it. */
export function ComponentOverview() {
  return (
    <Unstyled>
      <Stack gap="xl">
        <PictureNote />
        {Object.entries(tasks).map(([task, title]) => (
          <Stack key={task} as="section" gap="md" aria-label={title}>
            <Heading level={2}>{title}</Heading>
            <Tiles
              as="ul"
              aria-label={title}
              columns={{ phone: 1, tablet: 2, desktop: 3 }}
              gap="md"
            >
              {[...guides]
                .filter(([, guide]) => guide.task === (task as ComponentTask))
                .map(([name, guide]) => (
                  <ComponentCard key={name} name={name} guide={guide} />
                ))}
            </Tiles>
          </Stack>
        ))}
      </Stack>
    </Unstyled>
  );
}
