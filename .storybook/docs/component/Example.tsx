import { Disclosure } from '@fitness/ui/Disclosure';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link, LinkProvider } from '@fitness/ui/Link';
import { Canvas, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { StoryFrame } from '../../StoryFrame.tsx';
import { viewports } from '../../viewports.ts';
import * as styles from '../docs.css.ts';
import { StorybookLink } from '../story-link.tsx';
import { useShownTheme } from '../use-shown-theme.ts';
import { exampleCode } from './example-code.ts';
import { pictureOf } from './picture-of.ts';
import { PictureNote, StoryPicture } from './StoryPicture.tsx';

export type Story = PreparedStory<ReactRenderer>;

const sources = import.meta.glob<string>('../../../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** The source of the file of a story; empty until it is loaded. */
function useSource(fileName: string) {
  const [source, setSource] = useState('');
  useEffect(() => {
    void sources[fileName.replace('./', '../../../')]?.().then(setSource);
  }, [fileName]);
  return source;
}

function Code({ story }: { story: Story }) {
  const { docs, fileName } = story.parameters as {
    docs?: { source?: { code?: string } };
    fileName: string;
  };
  const source = useSource(fileName);
  const component = story.title.split('/').at(-1) ?? '';
  return (
    <Disclosure summary="코드">
      <Source code={exampleCode(docs?.source?.code ?? '', source, component)} language="tsx" dark />
    </Disclosure>
  );
}

/** The size of the page that a story needs: that of its viewport, or a height for an overlay. */
function pageOf({ parameters, storyGlobals }: Story) {
  const viewport = viewports[storyGlobals['viewport']?.value as keyof typeof viewports];
  if (viewport) return viewport.styles;
  const { inline, height = '26rem' } = parameters['docs']?.story ?? {};
  return inline === false ? { width: '100%', height } : undefined;
}

/**
 * How its play leaves a component, if there is something to see, and its link. Live frames beside each other would take the focus
 * from each other and from the reader.
 */
function PicturedStory({ story }: { story: Story }) {
  const picture = pictureOf(story.id);
  return (
    <Stack gap="xs" align="start">
      {picture && (
        <div className={styles.framed}>
          <StoryPicture picture={picture} alt={`${story.name}의 모습`} />
        </div>
      )}
      <Inline gap="sm">
        <LinkProvider component={StorybookLink}>
          <Link href={`./?path=/story/${story.id}`}>직접 눌러 보기</Link>
        </LinkProvider>
        {picture && <PictureNote />}
      </Inline>
    </Stack>
  );
}

/** A story of a component as its play leaves it, with its code. */
export function Example({ story }: { story: Story }) {
  return (
    <Stack gap="xs">
      {pageOf(story) ? <PicturedStory story={story} /> : <Canvas of={story.moduleExport} />}
      <Code story={story} />
    </Stack>
  );
}

/** A story of a pattern, to be used in place. */
export function LiveExample({ story }: { story: Story }) {
  const page = pageOf(story);
  const theme = useShownTheme();
  if (!page) return <Canvas of={story.moduleExport} />;
  return (
    <div className={styles.framed} style={page}>
      <StoryFrame title={story.name} id={story.id} globals={{ theme }} />
    </div>
  );
}
