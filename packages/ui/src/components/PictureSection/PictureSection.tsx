import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './PictureSection.css.ts';

/** The props of a PictureSection. */
export interface PictureSectionProps extends RootProps {
  /** An upright picture whose subject is in its upper part; on phones the lower part is cropped. */
  picture: PictureFiles;
  /** The alternative text of the picture. */
  alt: string;
  /** Whether it is visible when the page opens; other pictures are loaded lazily. */
  isFirst?: boolean;
  /** The heading with a few words, on phones over the lower edge of the picture. */
  title: ReactNode;
  /** What follows the title. */
  children: ReactNode;
  /** Shows the picture after the text where they are side by side; it is still read first. */
  isReversed?: boolean;
}

/** A picture with a title and text beside it; on phones the title is on the picture, so that both are seen at once. */
export function PictureSection({
  picture,
  alt,
  isFirst,
  title,
  children,
  isReversed = false,
  ...root
}: PictureSectionProps) {
  return (
    <div {...root} className={isReversed ? `${styles.section} ${styles.reversed}` : styles.section}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes="(min-width: 72rem) 34rem, (min-width: 48rem) 50vw, 100vw"
          alt={alt}
          isFirst={isFirst}
        />
      </div>
      <div className={styles.title}>{title}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
