import type { ReactNode } from 'react';
import { Picture } from '../../shared/brand/Picture.tsx';
import type { PosterName } from '../../shared/brand/pictures.ts';
import * as styles from './Poster.css.ts';

export interface PosterFrameProps {
  name: PosterName;
  alt: string;
  isFirst: boolean;
  children: ReactNode;
}

/** A poster as wide as the window, with text over its picture: tall on phones, wide elsewhere. */
export function PosterFrame({ name, alt, isFirst, children }: PosterFrameProps) {
  return (
    <section className={styles.poster}>
      <div className={styles.picture}>
        <Picture
          name={`${name}-tall`}
          wideName={`${name}-wide`}
          sizes="100vw"
          alt={alt}
          isFirst={isFirst}
        />
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
