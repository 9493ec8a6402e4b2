import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { Description, DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import { DocsSection } from '../DocsSection.tsx';
import { Example, LiveExample, type Story } from './Example.tsx';

/** The stories with a place on the docs page. */
function useStories() {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs')) as Story[];
}

/** The story with all variants, and the others. */
function useGallery() {
  const stories = useStories();
  const gallery = stories.find(({ name }) => name === '모든 모습') ?? stories[0];
  return { gallery, others: stories.filter((story) => story !== gallery) };
}

/** The component in all its variants. */
export function Gallery() {
  const { gallery } = useGallery();
  return (
    gallery && (
      <DocsSection title="전체 모습">
        <Example story={gallery} />
      </DocsSection>
    )
  );
}

function Section({
  title,
  stories,
  example: Shown,
}: {
  title: string;
  stories: Story[];
  example: ComponentType<{ story: Story }>;
}) {
  return (
    stories.length > 0 && (
      <DocsSection title={title}>
        <Stack gap="xxl">
          {stories.map((story) => (
            <Stack key={story.id} gap="xs">
              <Heading level={3}>{story.name}</Heading>
              <Description of={story.moduleExport} />
              <Shown story={story} />
            </Stack>
          ))}
        </Stack>
      </DocsSection>
    )
  );
}

/** The component's other stories. */
export function Examples() {
  const { others } = useGallery();
  return <Section title="상황별 예시" stories={others} example={Example} />;
}

/** The stories of what is no component, such as a pattern. */
export function LiveExamples() {
  return <Section title="예시" stories={useStories()} example={LiveExample} />;
}
