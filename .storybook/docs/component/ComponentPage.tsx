import {
  AnchorMdx,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { components, nameIn } from './components.ts';
import { GuideDetails, GuideUse } from './GuideBlock.tsx';
import { pictureOf } from './pictures.ts';
import { picture, properties } from '../docs.css.ts';
import { UsedOn } from './UsedOn.tsx';

type Story = PreparedStory<ReactRenderer>;

/** An overlay, or a story for a viewport of its own, would need a frame, whose play takes the focus from the page. */
const isInline = ({ parameters, storyGlobals }: Story) =>
  parameters['docs']?.story?.inline !== false && storyGlobals['viewport'] === undefined;

/** A story in place with its code, otherwise its accepted picture and a link to it. */
function Example({ story }: { story: Story }) {
  if (isInline(story)) return <Canvas of={story.moduleExport} />;
  const url = pictureOf(story.id)?.url;
  return (
    <>
      {url !== undefined && <img className={picture} src={url} alt={`${story.name}의 모습`} />}
      <p>
        <AnchorMdx href={`./?path=/story/${story.id}`} target="_top">
          직접 눌러 보기
        </AnchorMdx>
      </p>
      <details>
        <summary>코드</summary>
        <Source of={story.moduleExport} dark />
      </details>
    </>
  );
}

/** The docs page of a component. */
export function ComponentPage() {
  const name = nameIn(useOf('meta', ['meta']).preparedMeta.title);
  const component = components.get(name);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs')) as Story[];
  const gallery = stories.find((story) => story.name === '모든 모습') ?? stories[0];
  if (!component || !gallery) return <Title />;
  const canChange = isInline(stories[0]!);
  return (
    <>
      <Title />
      <Subtitle>{`${component.guide.aliases.join(', ')}. ${component.guide.purpose}`}</Subtitle>
      <Source code={`import { ${name} } from '${component.module}';`} language="tsx" dark />
      <Example story={gallery} />
      <GuideUse guide={component.guide} />
      <Heading>속성</Heading>
      {canChange && <Primary />}
      <div className={properties}>
        {canChange ? <Controls sort="requiredFirst" /> : <ArgTypes sort="requiredFirst" />}
      </div>
      <GuideDetails guide={component.guide} />
      <UsedOn name={name} />
      <Heading>예시</Heading>
      {stories
        .filter((story) => story !== gallery)
        .map((story) => (
          <Fragment key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Example story={story} />
          </Fragment>
        ))}
    </>
  );
}
