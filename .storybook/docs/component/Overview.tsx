import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Text } from '@fitness/ui/Text';
import type { ComponentTask, Guide } from '../../../packages/ui/src/internal/guide.ts';
import { StorybookLink } from '../story-link.tsx';
import { Unstyled } from '../Unstyled.tsx';
import { docsIdOf, guides } from './guides.ts';
import * as styles from './overview.css.ts';
import { componentPicture } from './picture-of.ts';
import { StatusBadge } from './Status.tsx';
import { tasks } from './tasks.ts';

function Thumbnail({ name, guide }: { name: string; guide: Guide }) {
  const picture = componentPicture(name);
  return (
    <span className={styles.stage} aria-hidden="true">
      {picture ? (
        <img
          src={picture.url}
          alt=""
          loading="lazy"
          className={picture.hasVariants ? styles.variants : styles.screen}
        />
      ) : (
        <span className={styles.note}>{guide.noVariantsStory}</span>
      )}
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
