import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DocsSection } from '../DocsSection.tsx';
import { Example, type Story } from './Example.tsx';

/** The stories with a place on the docs page: the one with all variants, and the others. */
function useStories() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs')) as Story[];
  const gallery = stories.find(({ name }) => name === '모든 모습') ?? stories[0];
  return { gallery, others: stories.filter((story) => story !== gallery) };
}

/** The component in all its variants. */
export function Gallery() {
  const { gallery } = useStories();
  return (
    gallery && (
      <DocsSection title="전체 모습">
        <Example story={gallery} />
      </DocsSection>
    )
  );
}

/** The component's other stories. */
export function Examples() {
  const { others } = useStories();
  return (
    others.length > 0 && (
      <DocsSection title="상황별 예시">
        <Stack gap="xxl">
          {others.map((story) => (
            <Stack key={story.id} gap="xs">
              <Heading level={3}>{story.name}</Heading>
              <Description of={story.moduleExport} />
              <Example story={story} />
            </Stack>
          ))}
        </Stack>
      </DocsSection>
    )
  );
}
