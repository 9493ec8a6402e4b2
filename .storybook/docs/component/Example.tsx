import { Disclosure } from '@fitness/ui/Disclosure';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link, LinkProvider } from '@fitness/ui/Link';
import { Canvas, Story as DocsStory } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { viewports } from '../../viewports.ts';
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

type Frame = { width: string; height: string };

/** The size of the frame that a story needs: that of its viewport, or a height for an overlay. */
function frameOf({ parameters, storyGlobals }: Story): Frame | undefined {
  const viewport = viewports[storyGlobals['viewport']?.value as keyof typeof viewports];
  if (viewport) return viewport.styles;
  const { inline, height = '26rem' } = parameters['docs']?.story ?? {};
  return inline === false ? { width: '100%', height } : undefined;
}

/** The picture of how its play leaves a story; without one, the story in a page of its own. */
function FramedStory({ story, frame: { width, height } }: { story: Story; frame: Frame }) {
  const picture = pictureOf(story.id);
  return (
    <div className={styles.framed}>
      {picture === undefined ? (
        <div className={styles.frame} style={{ width }}>
          <DocsStory of={story.moduleExport} inline={false} height={height} />
        </div>
      ) : (
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
  const frame = frameOf(story);
  return (
    <Stack gap="xs">
      {frame ? <FramedStory story={story} frame={frame} /> : <Canvas of={story.moduleExport} />}
      <Code story={story} />
    </Stack>
  );
}
