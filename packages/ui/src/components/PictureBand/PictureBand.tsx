import type { ReactNode } from 'react';
import { gutter } from '../../internal/gutter.css.ts';
import type { RootProps } from '../../internal/element-props.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './PictureBand.css.ts';

/** The props of a PictureBand. */
export interface PictureBandProps extends RootProps {
  /** Decoration at the end of the band: a wide picture with its object in the end half. */
  picture: PictureFiles;
  /** The heading of the page, with a few words above it. */
  children: ReactNode;
  /** One sentence, in the band or on phones below it. */
  lead: ReactNode;
}

/** The start of a page: a dark band as wide as the window, with the heading beside a picture. */
export function PictureBand({ picture, children, lead, ...attributes }: PictureBandProps) {
  return (
    <header {...attributes} className={styles.band}>
      <div className={`${styles.picture} ${gutter}`} aria-hidden="true">
        <Picture picture={picture} sizes="(min-width: 48rem) 40rem, 100vw" alt="" isFirst />
      </div>
      <div className={`${styles.words} ${gutter}`}>
        <div className={styles.beside}>{children}</div>
      </div>
      <div className={`${styles.lead} ${gutter}`}>
        <p className={styles.sentence}>{lead}</p>
      </div>
    </header>
  );
}
