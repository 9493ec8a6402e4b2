import { Tiles } from '@fitness/ui/layout/Tiles';
import { standardTheme, themes } from '@fitness/ui/theme/themes';
import { AnchorMdx, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { ComponentTask } from '../../../packages/ui/src/internal/guide.ts';
import { components } from './components.ts';
import * as styles from './overview.css.ts';
import { pictureOf } from './pictures.ts';

const tasks: Record<ComponentTask, string> = {
  action: '실행',
  input: '입력',
  choice: '선택',
  disclosure: '열기와 접기',
  feedback: '알림과 상태',
  navigation: '이동',
  display: '표시',
  text: '글',
  layout: '배치',
};

/** What is shown of components whose picture is a whole screen. */
const screens: Readonly<Record<string, { story: string; isCentered?: true }>> = {
  AlertDialog: { story: 'confirm', isCentered: true },
  AlertProvider: { story: 'over-dialog', isCentered: true },
  AuthCard: { story: 'sign-in', isCentered: true },
  CommandMenu: { story: 'all-variants', isCentered: true },
  Dialog: { story: 'default', isCentered: true },
  FloatingAction: { story: 'phone' },
  Header: { story: 'signed-in' },
  Toast: { story: 'phone' },
};

/** The pictures have this background in every theme. */
const { page } = themes[standardTheme].tokens.color.surface;

function Thumbnail({ name }: { name: string }) {
  const { guide, storyId } = components.get(name)!;
  const { story = 'all-variants', isCentered } = screens[name] ?? {};
  const picture = pictureOf(`${storyId}--${story}`) ?? pictureOf(`${storyId}--default`);
  const placeContent = isCentered ? 'unsafe center' : 'safe center';
  return (
    <span className={styles.frame} style={{ backgroundColor: page, placeContent }}>
      {picture ? (
        <span
          className={styles.content}
          style={{ inlineSize: picture.width, blockSize: picture.height }}
        >
          <img
            src={picture.url}
            alt=""
            loading="lazy"
            style={{ margin: `${-picture.top}px 0 0 ${-picture.left}px` }}
          />
        </span>
      ) : (
        guide.noVariantsStory
      )}
    </span>
  );
}

function ComponentCard({ name }: { name: string }) {
  const { guide, storyId } = components.get(name)!;
  return (
    <li className={styles.card}>
      <AnchorMdx href={`./?path=/docs/${storyId}--문서`} target="_top">
        <Thumbnail name={name} />
        <strong>{name}</strong> <span className={styles.muted}>{guide.aliases[0]}</span>
        <span className={styles.purpose}>{guide.purpose}</span>
      </AnchorMdx>
    </li>
  );
}

/** Every component with its picture and its purpose, by what people do with it. */
export function Overview() {
  return Object.entries(tasks).map(([task, title]) => (
    <Fragment key={task}>
      <Heading>{title}</Heading>
      <Unstyled>
        <Tiles as="ul" aria-label={title} columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="md">
          {[...components]
            .filter(([, { guide }]) => guide.task === task)
            .map(([name]) => (
              <ComponentCard key={name} name={name} />
            ))}
        </Tiles>
      </Unstyled>
    </Fragment>
  ));
}
