import { Text } from '@fitness/ui/Text';
import { standardTheme } from '@fitness/ui/theme/themes';
import { themeTitles } from '../../comparisons.ts';
import * as styles from '../docs.css.ts';
import { useShownTheme } from '../use-shown-theme.ts';
import type { Picture } from './picture-of.ts';

/** The content of the picture of a story. */
export function StoryPicture({
  picture: { url, width, height, content },
  alt,
  scale = 1,
}: {
  picture: Picture;
  alt: string;
  scale?: number;
}) {
  const percent = (length: number) => `${(100 * length) / content.width}%`;
  return (
    <span
      className={styles.picture}
      style={{
        inlineSize: content.width * scale,
        aspectRatio: `${content.width} / ${content.height}`,
      }}
    >
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        style={{
          inlineSize: percent(width),
          marginInlineStart: percent(-content.left),
          marginBlockStart: percent(-content.top),
        }}
      />
    </span>
  );
}

/** Says in another theme that the pictures do not show it. */
export function PictureNote() {
  return (
    useShownTheme() !== standardTheme && (
      <Text as="span" size="sm" color="muted">
        그림은 {themeTitles[standardTheme]}의 모습입니다.
      </Text>
    )
  );
}
