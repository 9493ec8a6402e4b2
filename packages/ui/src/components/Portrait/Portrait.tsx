import { Anchor } from '../../internal/Anchor.tsx';
import type { RootProps } from '../../internal/element-props.ts';
import { pressTarget } from '../../internal/press-target.css.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './Portrait.css.ts';

/** The props of a Portrait. */
export interface PortraitProps extends RootProps {
  picture: PictureFiles;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** The person, who is named on the picture. */
  name: string;
  /** A few words about the person. */
  note?: string;
  /** The target of the whole portrait, a link that is named by the person. */
  href: string;
  /** Visible when the page opens; other pictures are loaded lazily. */
  isFirst?: boolean;
}

/** The picture of a person with the name at the bottom, a link. */
export function Portrait({ picture, sizes, name, note, href, isFirst, ...root }: PortraitProps) {
  return (
    <span {...root} className={styles.portrait}>
      <span className={styles.frame}>
        <Picture picture={picture} sizes={sizes} alt="" isFirst={isFirst} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <Anchor href={href} className={pressTarget}>
            {name}
          </Anchor>
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
