import { Disclosure } from '@fitness/ui/Disclosure';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link, LinkProvider } from '@fitness/ui/Link';
import { Canvas } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import * as styles from '../docs.css.ts';
import { StorybookLink } from '../story-link.tsx';
import { CopyableCode } from './CopyableCode.tsx';
import { exampleCode } from './example-code.ts';
import { pictureOf } from './picture-of.ts';

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
      <CopyableCode
        label={story.name}
        code={exampleCode(docs?.source?.code ?? '', source, component)}
      />
    </Disclosure>
  );
}

/** Whether a story needs a page of its own: a story for a viewport, or an overlay. */
function isFramed({ parameters, storyGlobals }: Story): boolean {
  return storyGlobals['viewport'] !== undefined || parameters['docs']?.story?.inline === false;
}

/**
 * How its play leaves a story, if there is something to see, and its link. Live frames beside each other would take the focus from
 * each other and from the reader.
 */
function StoryPicture({ story }: { story: Story }) {
  const picture = pictureOf(story.id);
  return (
    <div className={styles.pictured}>
      {picture !== undefined && (
        <img src={picture} alt={`${story.name}의 모습`} loading="lazy" className={styles.picture} />
      )}
      <LinkProvider component={StorybookLink}>
        <Link href={`./?path=/story/${story.id}`}>직접 눌러 보기</Link>
      </LinkProvider>
    </div>
  );
}

/** A story as its play leaves it, with its code. */
export function Example({ story }: { story: Story }) {
  return (
    <Stack gap="xs">
      {isFramed(story) ? <StoryPicture story={story} /> : <Canvas of={story.moduleExport} />}
      <Code story={story} />
    </Stack>
  );
}
