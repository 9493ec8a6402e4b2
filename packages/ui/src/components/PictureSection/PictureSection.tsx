import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import * as styles from './PictureSection.css.ts';

/** The props of a PictureSection: a picture, cropped to a square, and what stands beside it. */
export interface PictureSectionProps
  extends RootProps, Pick<PictureProps, 'picture' | 'alt' | 'isFirst'> {
  /** The heading and the text. */
  children: ReactNode;
  /** `sm` is as high as three lines of text, for what was chosen. */
  size?: 'sm' | 'md';
}

/** A picture with text beside it, in a narrow column below it. */
export function PictureSection({
  picture,
  alt,
  isFirst,
  children,
  size = 'md',
  ...root
}: PictureSectionProps) {
  const sizes = size === 'sm' ? '5rem' : '(min-width: 64rem) 14rem, 40vw';
  return (
    <div {...root} className={styles.section}>
      <div className={size === 'sm' ? styles.small : styles.columns}>
        <div className={styles.picture}>
          <Picture {...{ picture, sizes, alt, isFirst }} />
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
